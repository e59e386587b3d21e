import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { withPlan, type TierId } from '@emit/contract/plans';
import { AuthForm } from './auth-form';
import { authActions, selectIsCutOff, selectSecondFactor } from './auth.slice';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { PasskeyButton } from './passkey-button';

const SecondFactorForm = lazyWithRetry(() =>
  import('./second-factor-form').then((part) => part.SecondFactorForm),
);

interface LoginFormProps {
  /** Passed over from registration; shown for 5 seconds. */
  message: string | null;
  goingTo: string;
  /** The tier that was chosen before. */
  chosen?: TierId | null;
}

const FIELDS = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username', inputMode: 'email' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const;

const FIELD_OF = {
  [MESSAGES.emailRequired]: 'email',
  [MESSAGES.passwordRequired]: 'password',
} as const;

/** Spec §2 "Login". */
export function LoginForm({ message, goingTo, chosen = null }: LoginFormProps) {
  const dispatch = useDispatch();
  const isCutOff = useSelector(selectIsCutOff);
  const fading = useFadingMessage(message);
  if (useSelector(selectSecondFactor)) return <SecondFactorForm />;
  return (
    <AuthForm
      title="Welcome back"
      lead={`${isCutOff ? 'Your session has ended. ' : ''}Sign in to pick up where you left off.`}
      message={fading}
      opened={authActions.formOpened(chosen)}
      empty={{ email: '', password: '' }}
      fields={FIELDS}
      fieldOf={FIELD_OF}
      button="Sign in"
      busyButton="Signing in..."
      onSubmit={(input) => dispatch(authActions.loginSubmitted({ ...input, goingTo }))}
      beside={
        <PasskeyButton onClick={() => dispatch(authActions.passkeySignInRequested(goingTo))}>
          Sign in with a passkey
        </PasskeyButton>
      }
    >
      New here? <Link to={withPlan('/register', chosen)}>Create an account</Link>
      <br />
      <Link to="/forgot">Forgot your password?</Link>
    </AuthForm>
  );
}

/** The message for 5 seconds, then null (spec §9 "Login success message"). */
function useFadingMessage(message: string | null): string | null {
  const [faded, setFaded] = useState<string | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setFaded(message), LIMITS.loginSuccessMessage);
    return () => clearTimeout(timer);
  }, [message]);
  return message === faded ? null : message;
}
