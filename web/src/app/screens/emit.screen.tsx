import { LogOut, UserRound } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { LIMITS } from '@emit/contract/limits';
import { ASSISTANT_NAME, MESSAGES } from '@emit/contract/messages';
import { OlderAnalytics } from '../../features/analytics/older-analytics';
import { logoutRequested } from '../../features/auth/auth.slice';
import type { ChatTexts } from '../../features/chat/chat-pane';
import type { Message } from '../../features/chat/conversation';
import { SliderPracticeForm } from '../../features/practice/slider-practice-form';
import { DashboardProgress } from '../../features/progress/dashboard-progress';
import { ShareButton } from '../../features/share/share-button';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { Button, buttonClass } from '../../shared/ui/button';
import { Wordmark } from '../../shared/ui/wordmark';
import { DashboardPanel } from './dashboard-panel';
import { TABS, useTab, type TabId } from './dock';
import { LogAsPracticeButton } from './log-as-practice-button';
import { Modals } from './modals';
import { QuickLogPanel } from './quick-log-panel';
import { ScriptureChat } from './scripture-chat';
import { LogPracticeLink, TabPage } from './tab-page';
import { TabsAtTop } from './tabs-at-top';
import { useDefaultCategory } from './use-default-category';

const TEXTS: ChatTexts = {
  heading: `Welcome to ${ASSISTANT_NAME}`,
  welcome: 'Start a new conversation below to explore Fhoism wisdom',
  placeholder: 'Ask, or name a passage',
  failure: () => MESSAGES.chatFailed,
};

/** /emit: the older tabbed dashboard (spec §2). */
export function EmitScreen() {
  const dispatch = useDispatch();
  const tab = useTab('progress');
  usePageTitle('Emit Dashboard');
  useDefaultCategory('general');
  return (
    <div className="shell shell--top-tabs">
      <header className="shell__header">
        <Wordmark />
        <p className="shell__name">Emit Dashboard</p>
        <Link to="/account" className={buttonClass({ kind: 'quiet', small: true })}>
          <UserRound size={16} aria-hidden />
          Account
        </Link>
        <Button small kind="quiet" onClick={() => dispatch(logoutRequested())}>
          <LogOut size={16} aria-hidden />
          Logout
        </Button>
      </header>
      <TabsAtTop tabs={TABS} current={tab} />
      <main className="shell__main">
        <Tab id={tab} />
      </main>
      <Modals open={null} onClose={() => undefined} />
    </div>
  );
}

function Tab({ id }: { id: TabId }) {
  if (id === 'chat') {
    return (
      <ScriptureChat
        texts={TEXTS}
        showFormats
        sidebarAtFirst
        messageActions={shareAction}
        conversationExtra={(conversation) => <LogAsPracticeButton conversation={conversation} />}
      />
    );
  }
  if (id === 'practice') {
    return (
      <TabPage key={id} narrow>
        <h1 className="page__title">Log Practice</h1>
        <SliderPracticeForm variant="older" />
        <QuickLogPanel />
      </TabPage>
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

/** Replies of more than 100 characters can be shared (spec §9). */
function shareAction({ content }: Message) {
  return content.length > LIMITS.shareButtonMinLength ? <ShareButton message={content} rule="older" /> : null;
}
