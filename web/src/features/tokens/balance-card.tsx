import { TIERS } from '@emit/contract/plans';
import type { TokenUsage } from '@emit/contract/account';
import { Bar } from '../../shared/ui/bar';
import { monthDay, number } from './figures';

/** What is left, what this month brought and took, and what renews when. */
export function BalanceCard({ usage }: { usage: TokenUsage }) {
  const { balance, plan, allowance, allowance_renews_at, this_month } = usage;
  const { granted, used } = this_month;
  const name = TIERS.find(({ id }) => id === plan)?.name ?? 'Trial';
  const said = `${number(used)} of ${number(granted)} tokens used this month`;
  return (
    <section className="card balance-card" aria-label="Balance">
      <p className="balance-card__left">
        <strong className="numbers">{number(balance)}</strong> tokens left
      </p>
      <div className="balance-card__month">
        <Bar value={granted > 0 ? (used * 100) / granted : 0} label="Used this month" />
        <p className="numbers">{said}</p>
      </div>
      <p className="balance-card__plan">
        Your plan, {name}, brings {number(allowance)} tokens each month. The next come on{' '}
        {monthDay(allowance_renews_at)}; what is left until then is kept.
        {balance <= 0 && ' Until then the guide waits; your conversations and practices stay open to you.'}
      </p>
    </section>
  );
}
