import { PRODUCTS } from '../../features/public/products';
import { PublicFrame } from '../../features/public/public-frame';
import { ButtonLink, buttonClass } from '../../shared/ui/button';

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
