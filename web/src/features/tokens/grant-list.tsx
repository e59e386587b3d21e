import { grouped } from '@emit/contract/english';
import type { TokenUsage } from '@emit/contract/account';
import { longName } from './figures';

/** What came in on the days shown. */
export function GrantList({ grants }: { grants: TokenUsage['grants'] }) {
  if (grants.length === 0) return null;
  return (
    <section className="card" aria-labelledby="grants">
      <h2 id="grants" className="tokens__title">
        Granted
      </h2>
      <ul className="grants lined">
        {grants.map(({ granted_at, amount, kind }) => (
          <li key={`${granted_at} ${kind}`}>
            <span>{kind === 'gift' ? 'A gift' : 'Monthly allowance'}</span>
            <time className="caption" dateTime={granted_at}>
              {longName(granted_at.slice(0, 10))}
            </time>
            <strong className="numbers">+{grouped(amount)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
