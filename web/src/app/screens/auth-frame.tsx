import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Main } from '../../shared/ui/main';
import { Wordmark } from '../../shared/ui/wordmark';
import '../../features/auth/auth.css';

/** Around the forms of an account that nobody need be signed in for. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="auth">
      <header className="auth__top">
        <Link to="/" aria-label="Emit, home page" className="auth__mark">
          <Wordmark />
        </Link>
        <Link to="/">Back to home</Link>
      </header>
      <Main>{children}</Main>
    </div>
  );
}
