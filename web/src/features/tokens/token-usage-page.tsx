import type { ComponentProps } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BalanceCard } from './balance-card';
import { GrantList } from './grant-list';
import { RangeChoice } from './range-choice';
import { selectTokenPage, usageRequested, type LoadedUsage } from './tokens.slice';
import { UsageByConversation } from './usage-by-conversation';
import { UsageByDay } from './usage-by-day';
import './tokens.css';

type TokenUsagePageProps = { shown: LoadedUsage } & Pick<ComponentProps<typeof UsageByConversation>, 'link'>;

/** The token account with its usage (issue 6). */
export function TokenUsagePage({ shown, link }: TokenUsagePageProps) {
  const dispatch = useDispatch();
  const { range, status } = useSelector(selectTokenPage);
  const { usage } = shown;
  return (
    <div className="stack">
      <BalanceCard usage={usage} />
      <RangeChoice chosen={range} onChoose={(id) => dispatch(usageRequested(id))} />
      <div className="stack tokens__days" aria-busy={status === 'loading'}>
        <UsageByDay {...shown} />
        <UsageByConversation key={shown.range} conversations={usage.conversations} link={link} />
        <GrantList grants={usage.grants} />
      </div>
      <p className="tokens__note quiet small">
        Days and months are counted in UTC, as allowances are. Input is all that the guide reads for an
        answer: your question, the latest messages and its instructions.
      </p>
    </div>
  );
}
