import type { ComponentProps, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TokenUsage } from '@emit/contract/account';
import { grouped } from '@emit/contract/english';
import { BalanceCard } from './balance-card';
import { ChargeList } from './charge-list';
import { longName } from './figures';
import { NotChargedNote } from './not-charged-note';
import { RANGES, type RangeId } from './token-ranges';
import { selectTokenPage, usageRequested, type LoadedUsage } from './tokens.slice';
import { UsageByConversation } from './usage-by-conversation';
import { UsageByDay } from './usage-by-day';
import './tokens.css';

type TokenUsagePageProps = { shown: LoadedUsage; plan: ReactNode } & ComponentProps<typeof ChargeList>;

/** The token account with its usage (issue 6). */
export function TokenUsagePage({ shown, plan, link, download }: TokenUsagePageProps) {
  const dispatch = useDispatch();
  const { range, status } = useSelector(selectTokenPage);
  const { usage } = shown;
  return (
    <div className="stack">
      <BalanceCard usage={usage} plan={plan} />
      <RangeChoice chosen={range} onChoose={(id) => dispatch(usageRequested(id))} />
      <div className="stack tokens__days" aria-busy={status === 'loading'}>
        <UsageByDay {...shown} />
        <UsageByConversation key={shown.range} conversations={usage.conversations} link={link} />
        <NotChargedNote notCharged={usage.not_charged} />
        <GrantList grants={usage.grants} />
      </div>
      <ChargeList link={link} download={download} />
      <p className="tokens__note quiet small">
        Days and months are counted in UTC, as allowances are. Input is all that the guide reads for an
        answer: your question, the latest messages and its instructions. Times of replies are your own. You
        pay for what the guide wrote to its end, and for what it had written when you stopped it. What breaks
        off through no doing of yours is not charged.
      </p>
    </div>
  );
}

interface RangeChoiceProps {
  chosen: RangeId;
  onChoose: (range: RangeId) => void;
}

function RangeChoice({ chosen, onChoose }: RangeChoiceProps) {
  return (
    <fieldset className="ranges">
      <legend className="visually-hidden">Days shown</legend>
      {RANGES.map(({ id, label }) => (
        <label key={id} className="ranges__one">
          <input
            type="radio"
            name="range"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="visually-hidden"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const GRANT_NAMES: Readonly<Record<TokenUsage['grants'][number]['kind'], string>> = {
  allowance: 'Monthly allowance',
  gift: 'A gift',
  adjustment: 'A correction',
};

/** What came in on the days shown, and what was corrected. */
function GrantList({ grants }: { grants: TokenUsage['grants'] }) {
  if (grants.length === 0) return null;
  return (
    <section className="card" aria-labelledby="grants">
      <h2 id="grants" className="tokens__title">
        Granted
      </h2>
      <ul className="grants lined">
        {grants.map(({ granted_at, amount, kind }) => (
          <li key={`${granted_at} ${kind} ${amount}`}>
            <span>{GRANT_NAMES[kind]}</span>
            <time className="caption" dateTime={granted_at}>
              {longName(granted_at.slice(0, 10))}
            </time>
            <strong className="numbers">
              {amount < 0 ? '−' : '+'}
              {grouped(Math.abs(amount))}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
