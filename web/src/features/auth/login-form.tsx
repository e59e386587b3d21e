import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { MESSAGES } from '@emit/contract/messages';
import { AuthForm } from './auth-form';
import { authActions, selectIsCutOff } from './auth.slice';
import { useFadingMessage } from './use-fading-message';

interface LoginFormProps {
  /** Passed over from registration; shown for 5 seconds. */
  message: string | null;
  goingTo: string;
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
export function LoginForm({ message, goingTo }: LoginFormProps) {
  const dispatch = useDispatch();
  const isCutOff = useSelector(selectIsCutOff);
  return (
    <AuthForm
      title="Welcome back"
      lead={`${isCutOff ? 'Your session has ended. ' : ''}Sign in to go on where you left off.`}
      message={useFadingMessage(message)}
      empty={{ email: '', password: '' }}
      fields={FIELDS}
      fieldOf={FIELD_OF}
      button="Sign in"
      busyButton="Signing in..."
      onSubmit={(input) => dispatch(authActions.loginSubmitted({ ...input, goingTo }))}
    >
      New here? <Link to="/register">Create an account</Link>
    </AuthForm>
  );
}
