import { PublicFrame } from '../../features/public/public-frame';
import { buttonClass, ButtonLink } from '../../shared/ui/button';

interface Product {
  readonly name: string;
  /** When it is planned; 'Live now' for what exists. */
  readonly when: string;
  readonly text: string;
  readonly isLive?: boolean;
}

/** The live product and five planned agents (spec §1). */
const PRODUCTS: readonly Product[] = [
  {
    name: 'Emit',
    when: 'Live now',
    text: 'Conversations about the Bible and the Free Happy One, with a practice log and a view of your journey.',
    isLive: true,
  },
  {
    name: 'Life Coach',
    when: 'Q1 2026',
    text: 'Goals, habits and decisions, seen through the three MindStreams.',
  },
  {
    name: 'Mental Performance Coach',
    when: 'Q1 2026',
    text: 'Focus and calm under pressure, for athletes, students and makers.',
  },
  {
    name: 'Wellness',
    when: 'Q2 2026',
    text: 'Rest, movement and nourishment as daily practice.',
  },
  {
    name: 'Mental Health',
    when: 'Q3 2026',
    text: 'A gentle companion between appointments, never instead of them.',
  },
  {
    name: 'Entertainment',
    when: 'Q4 2026',
    text: 'Stories and music that leave you lighter.',
  },
];

/** /platform: six product cards with their quarters (spec §1, §2). */
export function PlatformScreen() {
  return (
    <PublicFrame>
      <section className="band band--first">
        <h1>The FHO Platform</h1>
        <p className="band__lead">
          One philosophy, six companions. Emit is here today; the others are on their way.
        </p>
        <ButtonLink to="/app" kind="primary">
          Try Emit
        </ButtonLink>
        <ul className="products products--many">
          {PRODUCTS.map(({ name, when, text, isLive }) => (
            <li key={name} className={isLive ? 'product product--live' : 'product'}>
              <p className="badge">{when}</p>
              <h2>{name}</h2>
              <p>{text}</p>
              {isLive ? (
                <ButtonLink to="/app" kind="primary" small aria-label="Try Emit now">
                  Try Emit
                </ButtonLink>
              ) : (
                <a
                  href={`mailto:waitlist@example.org?subject=${encodeURIComponent(`Waitlist: ${name}`)}`}
                  className={buttonClass({ kind: 'secondary', small: true })}
                  aria-label={`Join the waitlist for ${name}`}
                >
                  Join the waitlist
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="band privacy">
        <h2>Become an affiliate</h2>
        <p>Teachers, churches and communities that bring people to Emit share in what it earns.</p>
        <a
          href="mailto:affiliates@example.org?subject=Affiliate%20programme"
          className={buttonClass({ kind: 'secondary' })}
        >
          Apply as an affiliate
        </a>
      </section>
    </PublicFrame>
  );
}
