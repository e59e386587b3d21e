import { counted, grouped, monthDay } from '@emit/contract/english';
import { TIERS } from '@emit/contract/plans';
import type { ReactNode } from 'react';
import type { TokenUsage } from '@emit/contract/account';
import { Bar } from '../../shared/ui/bar';

interface BalanceCardProps {
  usage: TokenUsage;
  /** The way to the plans. */
  plan: ReactNode;
}

/** What is left, what this month brought and took, and what renews when. */
export function BalanceCard({ usage, plan: way }: BalanceCardProps) {
  const { balance, plan, allowance, allowance_renews_at, this_month, total } = usage;
  const { granted, used } = this_month;
  const name = TIERS.find(({ id }) => id === plan)?.name ?? 'Trial';
  const said = `${grouped(used)} of ${grouped(granted)} tokens used this month`;
  return (
    <section className="card balance-card" aria-label="Balance">
      <p className="balance-card__left">
        <strong className="numbers">{grouped(Math.max(0, balance))}</strong> tokens left
      </p>
      <Reach balance={balance} total={total} />
      <div className="balance-card__month">
        <Bar value={granted > 0 ? (used * 100) / granted : 0} label="Used this month" />
        <p className="numbers">{said}</p>
      </div>
      <p className="balance-card__plan">
        Your plan, {name}, brings {grouped(allowance)} tokens each month. You get the next ones on{' '}
        {monthDay(allowance_renews_at)}
        {balance > 0 ? '; what is left until then is kept.' : <Waiting over={-balance} />}
      </p>
      <p>{way}</p>
    </section>
  );
}

/** How many more answers that is, by what those of the days shown took; nothing where they took nothing. */
function Reach({ balance, total }: Pick<TokenUsage, 'balance' | 'total'>) {
  const { replies, total_tokens } = total;
  if (balance <= 0 || replies === 0 || total_tokens === 0) return null;
  const average = total_tokens / replies;
  // The last one may take more than there is.
  const more = Math.max(1, Math.floor(balance / average));
  return (
    <p className="balance-card__plan numbers">
      An answer took {counted(Math.round(average), 'token')} on average: that is enough for about{' '}
      {grouped(more)} more.
    </p>
  );
}

/** Until more tokens come. An answer is never cut off for want of them: it may take more than there were. */
function Waiting({ over }: { over: number }) {
  return (
    <>
      . Until then the guide waits; your conversations and practices stay open to you.
      {over > 0 &&
        ` Your last answer took ${counted(over, 'token')} more than there were: they are taken from your next ones.`}
    </>
  );
}
