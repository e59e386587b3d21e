import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { LoginForm } from '../../features/auth/login-form';
import { RegisterForm } from '../../features/auth/register-form';
import { isRecord } from '../../shared/lib/is-record';
import { Main } from '../../shared/ui/main';
import { Wordmark } from '../../shared/ui/wordmark';
import '../../features/auth/auth.css';

export function LoginScreen() {
  const { message, from } = passedOver(useLocation().state);
  return (
    <AuthFrame>
      <LoginForm message={message} goingTo={from ?? '/app'} />
    </AuthFrame>
  );
}

/** What another page handed to this one: registration's message, and where the guard turned the visitor away. */
function passedOver(state: unknown): { message: string | null; from: string | null } {
  const { message, from } = isRecord(state) ? state : {};
  return {
    message: typeof message === 'string' ? message : null,
    from: typeof from === 'string' && from.startsWith('/') ? from : null,
  };
}

export function RegisterScreen() {
  return (
    <AuthFrame>
      <RegisterForm />
    </AuthFrame>
  );
}

function AuthFrame({ children }: { children: ReactNode }) {
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
