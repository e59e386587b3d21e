import { counted, grouped } from '@emit/contract/english';
import type { TokenUsage } from '@emit/contract/account';
import { TableHead } from '../../shared/ui/table-head';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/loading';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { longName, whenOf } from './figures';
import { daysOf } from './token-ranges';
import type { LoadedUsage } from './tokens.slice';
import { usageBars, type UsageBar } from './usage-bars';

// Recharts weighs as much as the rest of the page: it comes when there is something to draw.
const UsageChart = lazyWithRetry(() => import('./usage-chart').then((it) => it.UsageChart), {
  waiting: <Skeleton heights={[240]} label="Drawing the chart" />,
});

/** Usage by day: a chart, and the same as a table. */
export function UsageByDay({ usage, range, at }: LoadedUsage) {
  const { days, total } = usage;
  const bars = usageBars(days, daysOf(range, at), at);
  return (
    <section className="card" aria-labelledby="usage-by-day">
      <h2 id="usage-by-day" className="tokens__title">
        By day
      </h2>
      {days.length === 0 ? (
        <EmptyState
          title="No tokens used on these days"
          picture="lamp"
          action={<ButtonLink to="/app">Ask the guide</ButtonLink>}
        >
          Each answer of the guide appears here with what it took.
        </EmptyState>
      ) : (
        <>
          <p className="tokens__said quiet small numbers">
            {counted(total.replies, 'reply', 'replies')}, {counted(total.total_tokens, 'token')}
            {total.total_tokens === 0 && ': the offline guide costs nothing'}
          </p>
          {total.total_tokens > 0 && <UsageChart bars={bars} said={inWords(bars)} />}
          <DayTable days={days} />
        </>
      )}
    </section>
  );
}

/** The chart in one sentence. */
function inWords(bars: readonly UsageBar[]): string {
  const total = ({ input, output }: UsageBar) => input + output;
  const most = bars.reduce((top, bar) => (total(bar) > total(top) ? bar : top));
  return `Tokens used over time. The most, ${grouped(total(most))}, ${whenOf(most.key)}.`;
}

function DayTable({ days }: { days: TokenUsage['days'] }) {
  return (
    <details className="tokens__details">
      <summary>Show the days as a table</summary>
      <div className="tokens__scroll" tabIndex={0} role="region" aria-label="Usage by day">
        <table className="tokens-table">
          <TableHead columns={['Day', 'Replies', 'Input', 'Output', 'Total']} />
          <tbody>
            {days.toReversed().map(({ date, replies, input_tokens, output_tokens, total_tokens }) => (
              <tr key={date}>
                <th scope="row">{longName(date)}</th>
                <td>{grouped(replies)}</td>
                <td>{grouped(input_tokens)}</td>
                <td>{grouped(output_tokens)}</td>
                <td>{grouped(total_tokens)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
