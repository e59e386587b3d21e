import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useHasSession } from '../../shared/lib/use-has-session';
import { ButtonLink } from '../../shared/ui/button';
import { Main } from '../../shared/ui/main';
import { Wordmark } from '../../shared/ui/wordmark';
import './public.css';

/** Header and footer of the pages that everyone may see. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const isMember = useHasSession();
  return (
    <div className="public">
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <header className="public__header">
        <Link to="/" aria-label="Emit, home page" className="public__mark">
          <Wordmark />
        </Link>
        <button
          type="button"
          className="button button--quiet button--small public__more"
          aria-expanded={open}
          aria-controls="public-links"
          onClick={() => setOpen(!open)}
        >
          Menu
        </button>
        <nav
          id="public-links"
          aria-label="Site"
          className={open ? 'public__nav public__nav--open' : 'public__nav'}
        >
          <Link to="/platform">Platform</Link>
          <Link to="/why">Why Emit</Link>
          {!isMember && <Link to="/login">Login</Link>}
        </nav>
        <ButtonLink to={isMember ? '/app' : '/signup'} kind="primary" small>
          {isMember ? 'Open Emit' : 'Get Started'}
        </ButtonLink>
      </header>
      <Main id="content">{children}</Main>
      <footer className="public__footer">
        <div>
          <Wordmark />
          <p>A philosophical guide, and a bridge to freedom, happiness and oneness.</p>
        </div>
        <nav aria-label="Footer">
          <Link to="/home">Home</Link>
          <Link to="/platform">Platform</Link>
          <Link to="/why">Why Emit</Link>
          <Link to="/tokens-explained">Tokens</Link>
          <Link to="/privacy">Privacy</Link>
          {isMember ? (
            <Link to="/app">Open Emit</Link>
          ) : (
            <>
              <Link to="/login">Login</Link>
              <Link to="/register">Register</Link>
            </>
          )}
        </nav>
        <p className="public__small">
          The guide can be wrong. It is no substitute for a doctor, a therapist or your own community.
        </p>
      </footer>
    </div>
  );
}

/** Leads a visitor to registration, and a member back into the app. */
export function BeginLink() {
  const isMember = useHasSession();
  return (
    <ButtonLink to={isMember ? '/app' : '/register'} kind="primary">
      {isMember ? 'Open Emit' : 'Begin Your Journey'}
    </ButtonLink>
  );
}
