import { UserRound } from 'lucide-react';
import { ASSISTANT_NAME, MESSAGES } from '@emit/contract/messages';
import { OlderAnalytics } from '../../features/analytics/older-analytics';
import type { ChatTexts } from '../../features/chat/chat-pane';
import { SliderPracticeForm } from '../../features/practice/slider-practice-form';
import { DashboardProgress } from '../../features/progress/dashboard-progress';
import { ButtonLink } from '../../shared/ui/button';
import { DashboardPanel } from './dashboard-panel';
import { TABS, useTab, type TabId } from './dock';
import { PracticeTab } from './practice-tab';
import { ScriptureChat, useDefaultCategory } from './scripture-chat';
import { shareLongReply } from './share-long-reply';
import { LogPracticeLink, TabPage } from './tab-page';
import { TopTabsShell } from './top-tabs-shell';

const TEXTS: ChatTexts = {
  heading: `Welcome to ${ASSISTANT_NAME}`,
  welcome: 'Start a new conversation below to explore Fhoism wisdom',
  placeholder: 'Ask, or name a passage',
  failure: () => MESSAGES.chatFailed,
};

const SHARE = shareLongReply('older');

/** /emit: the older tabbed dashboard (spec §2). */
export function EmitScreen() {
  const tab = useTab('progress');
  useDefaultCategory('general');
  return (
    <TopTabsShell
      name="Emit Dashboard"
      extra={
        <ButtonLink to="/account" kind="quiet" small>
          <UserRound size="1rem" aria-hidden />
          Account
        </ButtonLink>
      }
      tabs={TABS}
      current={tab}
    >
      <Tab id={tab} />
    </TopTabsShell>
  );
}

function Tab({ id }: { id: TabId }) {
  if (id === 'chat') {
    return <ScriptureChat texts={TEXTS} showFormats sidebarAtFirst messageActions={SHARE} />;
  }
  if (id === 'practice') {
    return (
      <PracticeTab key={id}>
        <SliderPracticeForm variant="older" />
      </PracticeTab>
    );
  }
  return (
    <TabPage key={id}>
      <DashboardPanel variant="older">
        {(dashboard) =>
          id === 'progress' ? (
            <DashboardProgress dashboard={dashboard} logAction={<LogPracticeLink />} />
          ) : (
            <OlderAnalytics dashboard={dashboard} />
          )
        }
      </DashboardPanel>
    </TabPage>
  );
}
