import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { authActions } from '../../features/auth/auth.slice';
import { chatActions } from '../../features/chat/chat.slice';
import { TokenUsagePage } from '../../features/tokens/token-usage-page';
import { selectTokenPage, usageRequested } from '../../features/tokens/tokens.slice';
import { Loaded } from '../../shared/ui/loaded';
import { Skeleton } from '../../shared/ui/loading';
import { BesideTabs } from './member-shell';

/** /tokens: what the balance in the header is made of (issue 6). */
export function TokensScreen() {
  return (
    <BesideTabs>
      <h1 className="page__title">Tokens</h1>
      <Usage />
    </BesideTabs>
  );
}

function Usage() {
  const dispatch = useDispatch();
  const page = useSelector(selectTokenPage);
  const balance = page.data?.usage.balance;
  useEffect(() => void dispatch(usageRequested('this-month')), [dispatch]);
  useEffect(() => {
    // The header shows the same number.
    if (balance !== undefined) dispatch(authActions.tokensRemaining(balance));
  }, [dispatch, balance]);
  return (
    <Loaded
      of={page}
      waiting={<Skeleton heights={[170, 54, 320]} label="Loading your tokens" />}
      onRetry={() => dispatch(usageRequested(page.range))}
      failed={{ calm: 'Your tokens are safe on the server.' }}
    >
      {(shown) => (
        <TokenUsagePage
          shown={shown}
          plan={
            <Link to="/app/plan" className="tall-link">
              Compare plans
            </Link>
          }
          download={<Link to="/account">Your download</Link>}
          link={({ conversation_id, title }) => (
            <Link
              to="/app"
              className="tall-link"
              onClick={() => dispatch(chatActions.selected(conversation_id))}
            >
              {title}
            </Link>
          )}
        />
      )}
    </Loaded>
  );
}
