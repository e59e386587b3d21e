import { useLocation } from 'react-router';
import { LoginForm } from '../../features/auth/login-form';
import { RegisterForm } from '../../features/auth/register-form';
import { isRecord } from '../../shared/lib/is-record';
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
