import { useSearchParams } from 'react-router';
import { ASSISTANT_NAME } from '@emit/contract/messages';
import type { DashboardResponse } from '@emit/contract/wire';
import { HealthAlert } from '../../features/analytics/cards';
import { OlderAnalytics } from '../../features/analytics/older-analytics';
import { DeleteAccount } from '../../features/account/delete-account';
import { DownloadData } from '../../features/account/download-data';
import { SessionList } from '../../features/account/session-list';
import { PasswordForm } from '../../features/account/password-form';
import type { ChatTexts } from '../../features/chat/chat-pane';
import { StageTable } from '../../features/help/stage-table';
import { SliderPracticeForm } from '../../features/practice/slider-practice-form';
import { DashboardProgress } from '../../features/progress/dashboard-progress';
import { VoiceButtons } from '../../features/voice/voice-buttons';
import { DashboardPanel } from './dashboard-panel';
import { PracticeTab } from './practice-tab';
import { ScriptureChat, useDefaultCategory } from './scripture-chat';
import { shareLongReply } from './share-long-reply';
import { LogPracticeLink, TabPage } from './tab-page';
import { TopTabsShell } from './top-tabs-shell';

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

const SHARE = shareLongReply('newer');

/** /dashboard: the newer dashboard. Chat first, biblical by default, voice, password change, stage table (spec §2). */
export function DashboardScreen() {
  const [params] = useSearchParams();
  const tab: TabId = TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'chat';
  useDefaultCategory('biblical');
  return (
    <TopTabsShell name="Dashboard" tabs={TABS} current={tab}>
      {tab === 'chat' ? <Chat /> : <Page id={tab} />}
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

function Page({ id }: { id: Exclude<TabId, 'chat'> }) {
  if (id === 'account') {
    return (
      <TabPage key={id} narrow>
        <h1 className="page__title">Change Password</h1>
        <div className="stack">
          <div className="card">
            <PasswordForm />
          </div>
          <SessionList />
          <DownloadData />
          <DeleteAccount />
        </div>
      </TabPage>
    );
  }
  if (id === 'practice') {
    return (
      <PracticeTab key={id}>
        <SliderPracticeForm variant="newer" />
      </PracticeTab>
    );
  }
  return (
    <TabPage key={id}>
      <DashboardPanel variant="newer">
        {(dashboard) => (
          <div className="stack">
            {dashboard.ecc_alert && <HealthAlert alert={dashboard.ecc_alert} />}
            {id === 'analytics' ? (
              <OlderAnalytics dashboard={dashboard} />
            ) : (
              <Progress dashboard={dashboard} />
            )}
          </div>
        )}
      </DashboardPanel>
    </TabPage>
  );
}

function Progress({ dashboard }: { dashboard: DashboardResponse }) {
  return (
    <>
      <DashboardProgress dashboard={dashboard} logAction={<LogPracticeLink />} />
      <section className="card">
        <h2 className="section-title">Journey stages</h2>
        <StageTable current={dashboard.profile.journey_stage} />
      </section>
    </>
  );
}
