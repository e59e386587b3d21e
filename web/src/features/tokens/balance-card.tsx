import { grouped, monthDay } from '@emit/contract/english';
import { TIERS } from '@emit/contract/plans';
import type { TokenUsage } from '@emit/contract/account';
import { counted } from '../../shared/lib/counted';
import { Bar } from '../../shared/ui/bar';

/** What is left, what this month brought and took, and what renews when. */
export function BalanceCard({ usage }: { usage: TokenUsage }) {
  const { balance, plan, allowance, allowance_renews_at, this_month } = usage;
  const { granted, used } = this_month;
  const name = TIERS.find(({ id }) => id === plan)?.name ?? 'Trial';
  const said = `${grouped(used)} of ${grouped(granted)} tokens used this month`;
  return (
    <section className="card balance-card" aria-label="Balance">
      <p className="balance-card__left">
        <strong className="numbers">{grouped(Math.max(0, balance))}</strong> tokens left
      </p>
      <div className="balance-card__month">
        <Bar value={granted > 0 ? (used * 100) / granted : 0} label="Used this month" />
        <p className="numbers">{said}</p>
      </div>
      <p className="balance-card__plan">
        Your plan, {name}, brings {grouped(allowance)} tokens each month. The next come on{' '}
        {monthDay(allowance_renews_at)}
        {balance > 0 ? '; what is left until then is kept.' : <Waiting over={-balance} />}
      </p>
    </section>
  );
}

/** Until more tokens come. An answer is never cut off for want of them: it may take more than there were. */
function Waiting({ over }: { over: number }) {
  return (
    <>
      . Until then the guide waits; your conversations and practices stay open to you.
      {over > 0 &&
        ` Your last answer took ${counted(over, 'token')} more than there were: they come off the next.`}
    </>
  );
}
