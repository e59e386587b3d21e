import { useLocation, useSearchParams } from 'react-router';
import { planIn, withPlan } from '@emit/contract/plans';
import { LoginForm } from '../../features/auth/login-form';
import { RegisterForm } from '../../features/auth/register-form';
import { isRecord } from '../../shared/lib/is-record';
import { AuthFrame } from './auth-frame';

export function LoginScreen() {
  const { message, from } = passedOver(useLocation().state);
  const [query] = useSearchParams();
  const chosen = planIn(query) ?? planIn(new URLSearchParams(from?.split('?')[1]));
  const goingTo = from ?? (chosen ? withPlan('/app/plan', chosen) : '/app');
  return (
    <AuthFrame>
      <LoginForm message={message} goingTo={goingTo} chosen={chosen} />
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
  const [query] = useSearchParams();
  return (
    <AuthFrame>
      <RegisterForm chosen={planIn(query)} />
    </AuthFrame>
  );
}
