import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { tokensRemaining } from '../../features/auth/auth.slice';
import { chatActions } from '../../features/chat/chat.slice';
import { LoadErrorCard } from '../../features/progress/load-error-card';
import { NotUpToDate } from '../../features/progress/not-up-to-date';
import { TokenUsagePage } from '../../features/tokens/token-usage-page';
import { selectTokenPage, usageRequested } from '../../features/tokens/tokens.slice';
import { Skeleton } from '../../shared/ui/loading';
import { Dock } from './dock';
import { MemberShell } from './member-shell';
import { TabPage } from './tab-page';

/** /tokens: what the balance in the header is made of (issue 6). */
export function TokensScreen() {
  return (
    <MemberShell dock={<Dock current={null} home="/app" />}>
      <TabPage>
        <h1 className="page__title">Tokens</h1>
        <Usage />
      </TabPage>
    </MemberShell>
  );
}

function Usage() {
  const dispatch = useDispatch();
  const { data: shown, range, error } = useSelector(selectTokenPage);
  const balance = shown?.usage.balance;
  useEffect(() => void dispatch(usageRequested('this-month')), [dispatch]);
  useEffect(() => {
    // The header shows the same number.
    if (balance !== undefined) dispatch(tokensRemaining(balance));
  }, [dispatch, balance]);
  const retry = () => dispatch(usageRequested(range));
  if (!shown && error) {
    return <LoadErrorCard text={error} calm="Your tokens are safe on the server." onRetry={retry} />;
  }
  if (!shown) return <Skeleton heights={[170, 54, 320]} label="Loading your tokens" />;
  return (
    <div className="page__stack">
      {error && <NotUpToDate text={error} onRetry={retry} />}
      <TokenUsagePage
        link={({ conversation_id, title }) => (
          <Link to="/app" onClick={() => dispatch(chatActions.selected(conversation_id))}>
            {title}
          </Link>
        )}
      />
    </div>
  );
}
