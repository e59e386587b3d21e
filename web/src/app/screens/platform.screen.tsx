import { LIVE_PRODUCT, PLANNED_PRODUCTS } from '@emit/contract/products';
import { PublicFrame } from '../../features/public/public-frame';
import { ButtonLink } from '../../shared/ui/button';

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
          <li className="product product--live">
            <p className="badge">{LIVE_PRODUCT.when}</p>
            <h2>{LIVE_PRODUCT.name}</h2>
            <p>{LIVE_PRODUCT.text}</p>
            <ButtonLink to="/app" kind="primary" small aria-label="Try Emit now">
              Try Emit
            </ButtonLink>
          </li>
          {PLANNED_PRODUCTS.map(({ id, name, when, text }) => (
            <li key={id} className="product">
              <p className="badge">{when}</p>
              <h2>{name}</h2>
              <p>{text}</p>
              <ButtonLink to={`/waitlist?product=${id}`} small aria-label={`Join the waitlist for ${name}`}>
                Join the waitlist
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="band privacy">
        <h2>Become an affiliate</h2>
        <p>Teachers, churches and communities that bring people to Emit share in what it earns.</p>
        <ButtonLink to="/affiliates">Apply as an affiliate</ButtonLink>
      </section>
    </PublicFrame>
  );
}
