import type { ComponentProps } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BalanceCard } from './balance-card';
import { GrantList } from './grant-list';
import { RangeChoice } from './range-choice';
import { selectTokenPage, usageRequested } from './tokens.slice';
import { UsageByConversation } from './usage-by-conversation';
import { UsageByDay } from './usage-by-day';
import './tokens.css';

/** The token account with its usage, once it is loaded (issue 6). */
export function TokenUsagePage({ link }: Pick<ComponentProps<typeof UsageByConversation>, 'link'>) {
  const dispatch = useDispatch();
  const { data: shown, range, status } = useSelector(selectTokenPage);
  if (!shown) return null;
  const { usage } = shown;
  return (
    <div className="tokens">
      <BalanceCard usage={usage} />
      <RangeChoice chosen={range} onChoose={(id) => dispatch(usageRequested(id))} />
      <div className="tokens__days" aria-busy={status === 'loading'}>
        <UsageByDay {...shown} />
        <UsageByConversation key={shown.range} conversations={usage.conversations} link={link} />
        <GrantList grants={usage.grants} />
      </div>
      <p className="tokens__note">
        Days and months are counted in UTC, as allowances are. Input is all that the guide reads for an
        answer: your question, the latest messages and its instructions.
      </p>
    </div>
  );
}
