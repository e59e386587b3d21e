import { useSearchParams } from 'react-router';
import { LIMITS } from '@emit/contract/limits';
import { ASSISTANT_NAME } from '@emit/contract/messages';
import { OwnAccount } from '../../features/account/own-account';
import { PasswordForm } from '../../features/account/password-form';
import type { DashboardResponse } from '@emit/contract/wire';
import type { ChatTexts } from '../../features/chat/chat-pane';
import { StageTable } from '../../features/help/stage-table';
import { VoiceButtons } from '../../features/voice/voice-buttons';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { Skeleton } from '../../shared/ui/loading';
import { ScriptureChat, useDefaultCategory } from './scripture-chat';
import { shareAction } from './share-action';
import { TabPage } from './tab-page';
import { TopTabsShell } from './top-tabs-shell';

/** The chat is what the dashboard begins with. */
const DashboardTab = lazyWithRetry(() => import('./dashboard-tab').then((it) => it.DashboardTab), {
  waiting: (
    <TabPage>
      <Skeleton heights={[150, 120, 220]} label="Loading" />
    </TabPage>
  ),
});

const TABS = [
  { id: 'chat', label: 'Chat' },
  { id: 'practice', label: 'Log Practice' },
  { id: 'progress', label: 'Progress' },
  { id: 'analytics', label: 'Analytics' },
  { id: 'account', label: 'Account' },
] as const;
type TabId = (typeof TABS)[number]['id'];

const TEXTS: ChatTexts = {
  heading: ASSISTANT_NAME,
  welcome: 'Start a new conversation below to explore Fhoism wisdom',
  placeholder: 'Ask about a passage',
  failure: ({ text }) => `Error: ${text}`,
};

const SHARE = shareAction('newer', LIMITS.shareButtonMinLength);

/** /dashboard: the newer dashboard. Chat first, biblical by default, voice, password change, stage table (spec §2). */
export function DashboardScreen() {
  const [params] = useSearchParams();
  const tab: TabId = TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'chat';
  useDefaultCategory('biblical');
  return (
    <TopTabsShell name="Dashboard" tabs={TABS} current={tab}>
      {tab === 'chat' && <Chat />}
      {tab === 'account' && <Account />}
      {tab !== 'chat' && tab !== 'account' && (
        <DashboardTab key={tab} id={tab} variant="newer" below={stages} />
      )}
    </TopTabsShell>
  );
}

function Chat() {
  return (
    <ScriptureChat
      texts={TEXTS}
      showFormats
      sidebarAtFirst
      messageActions={SHARE}
      composerExtra={<VoiceButtons />}
    />
  );
}

function stages({ profile }: DashboardResponse) {
  return (
    <section className="card">
      <h2 className="section-title">Journey stages</h2>
      <StageTable current={profile.journey_stage} />
    </section>
  );
}

function Account() {
  return (
    <TabPage narrow>
      <h1 className="page__title">Change Password</h1>
      <div className="stack">
        <div className="card">
          <PasswordForm />
        </div>
        <OwnAccount />
      </div>
    </TabPage>
  );
}
