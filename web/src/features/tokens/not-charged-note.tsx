import type { NotCharged } from '@emit/contract/account';
import { counted, grouped } from '@emit/contract/english';

/** Which replies of the days shown cost nothing, because they did not come whole. */
export function NotChargedNote({ notCharged }: { notCharged: NotCharged }) {
  const { turns, total_tokens } = notCharged;
  if (turns === 0) return null;
  const used =
    total_tokens === 0 ? '' : ` The ${grouped(total_tokens)} tokens spent on this were not charged.`;
  return (
    <section className="card" aria-labelledby="not-charged">
      <h2 id="not-charged" className="tokens__title">
        Not charged
      </h2>
      <p>
        {counted(turns, 'reply', 'replies')} broke off or never came on these days.{used}
      </p>
    </section>
  );
}
