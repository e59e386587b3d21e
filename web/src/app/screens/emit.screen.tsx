import { UserRound } from 'lucide-react';
import { LIMITS } from '@emit/contract/limits';
import { ASSISTANT_NAME, MESSAGES } from '@emit/contract/messages';
import type { ChatTexts } from '../../features/chat/chat-pane';
import { ButtonLink } from '../../shared/ui/button';
import { DashboardTab } from './dashboard-tab';
import { TABS, useTab } from './dock';
import { ScriptureChat, useDefaultCategory } from './scripture-chat';
import { shareAction } from './share-action';
import { TopTabsShell } from './top-tabs-shell';

const TEXTS: ChatTexts = {
  heading: `Welcome to ${ASSISTANT_NAME}`,
  welcome: 'Start a new conversation below to explore Fhoism wisdom',
  placeholder: 'Ask, or name a passage',
  failure: () => MESSAGES.chatFailed,
};

const SHARE = shareAction('older', LIMITS.shareButtonMinLength);

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
      {tab === 'chat' ? (
        <ScriptureChat texts={TEXTS} showFormats sidebarAtFirst messageActions={SHARE} />
      ) : (
        <DashboardTab key={tab} id={tab} variant="older" />
      )}
    </TopTabsShell>
  );
}
