import { useLocation } from 'react-router';
import { LoginForm } from '../../features/auth/login-form';
import { AuthFrame } from './auth-frame';

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
  const given: { message?: unknown; from?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return {
    message: typeof given.message === 'string' ? given.message : null,
    from: typeof given.from === 'string' && given.from.startsWith('/') ? given.from : null,
  };
}
