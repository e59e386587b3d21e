import { useSelector } from 'react-redux';
import { ASSISTANT_NAME, MESSAGES } from '@emit/contract/messages';
import { NEW_CONVERSATION_TITLE } from '@emit/contract/titles';
import type { ChatTexts } from '../../features/chat/chat-pane';
import { selectActive } from '../../features/chat/chat.slice';
import { TimerBar } from '../../features/practice/timer/timer-bar';
import { VoiceButtons } from '../../features/voice/voice-buttons';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { Skeleton } from '../../shared/ui/loading';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { AnalyticsPanel } from './analytics-panel';
import { Dock, TABS, useTab, type TabId } from './dock';
import { QuestionOfFirstVisit, StepsOfFirstVisit } from './first-visit-gate';
import { MissingConversation } from './missing-conversation';
import { MemberShell } from './member-shell';
import { ProgressPanel } from './progress-panel';
import { ScriptureChat, useDefaultCategory } from './scripture-chat';
import { shareAction } from './share-action';
import { TabPage } from './tab-page';
import { useConversationAddress, useHome } from './use-conversation-address';

const MINIMAL_TEXTS: ChatTexts = {
  heading: ASSISTANT_NAME,
  welcome: 'Ask me anything about the Bible, spiritual growth, or your journey.',
  placeholder: 'How may I serve you?',
  failure: () => MESSAGES.sendFailed,
};
/** /app has the chat dashboard's sidebar and with it that variant's welcome text (spec §2 "Main area"). */
const APP_TEXTS: ChatTexts = {
  ...MINIMAL_TEXTS,
  welcome: `${MINIMAL_TEXTS.welcome}\nStart a new conversation below to explore Fhoism wisdom`,
};

const PracticePanel = lazyWithRetry(() => import('./practice-panel').then((it) => it.PracticePanel), {
  waiting: (
    <TabPage narrow>
      <Skeleton heights={[40, 120, 320]} label="Loading the form" />
    </TabPage>
  ),
});

/** Any reply (spec §2 "Chat tab"). */
const SHARE = shareAction('newer');

/** /emit-minimal: the newest main app without the sidebar and the formats (choices.md). */
export function MinimalScreen() {
  return <MainScreen minimal />;
}

/** /app: the newest main app; and each conversation in it. */
export function MainScreen({ minimal = false }: { minimal?: boolean }) {
  const tab = useTab('chat');
  const talk = useSelector(selectActive)?.title;
  const home = useHome();
  const label = TABS.find(({ id }) => id === tab)?.label ?? '';
  // What has an address of its own is found by its name among bookmarks and tabs.
  usePageTitle(tab === 'chat' && !minimal && talk !== NEW_CONVERSATION_TITLE ? (talk ?? label) : label);
  useDefaultCategory('general');

  return (
    <MemberShell dock={<Dock current={tab} />}>
      {!minimal && <StepsOfFirstVisit />}
      {tab !== 'practice' && <TimerBar to={`${home}?tab=practice`} />}
      <Tab id={tab} minimal={minimal} />
    </MemberShell>
  );
}

function Tab({ id, minimal }: { id: TabId; minimal: boolean }) {
  if (id === 'chat') return minimal ? <Chat minimal /> : <AddressedChat />;
  if (id === 'practice') return <PracticePanel key={id} />;
  return <TabPage key={id}>{id === 'progress' ? <ProgressPanel /> : <AnalyticsPanel />}</TabPage>;
}

function Chat({ minimal = false }: { minimal?: boolean }) {
  return (
    <ScriptureChat
      texts={minimal ? MINIMAL_TEXTS : APP_TEXTS}
      showFormats={!minimal}
      sidebarAtFirst={!minimal}
      messageActions={SHARE}
      composerExtra={<VoiceButtons />}
      welcomeExtra={minimal ? undefined : (choose) => <QuestionOfFirstVisit choose={choose} />}
    />
  );
}

/** The open conversation has the page's address (ADR 62). */
function AddressedChat() {
  const isMissing = useConversationAddress();
  return isMissing ? <MissingConversation /> : <Chat />;
}
