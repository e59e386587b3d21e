import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { MESSAGES } from '@emit/contract/messages';
import { GUESSABLE_TEXTS } from '@emit/contract/password-risks';
import { AuthForm } from './auth-form';
import { authActions, type RegisterInput } from './auth.slice';

const FIELDS = [
  { name: 'fullName', label: 'Full name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters',
  },
  { name: 'confirmation', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
] as const;

const EMPTY: RegisterInput = { fullName: '', email: '', password: '', confirmation: '' };

const FIELD_OF = {
  [MESSAGES.fullNameRequired]: 'fullName',
  [MESSAGES.emailRequired]: 'email',
  [MESSAGES.emailInvalid]: 'email',
  [MESSAGES.emailTaken]: 'email',
  [MESSAGES.passwordTooShort]: 'password',
  ...Object.fromEntries(GUESSABLE_TEXTS.map((text) => [text, 'password' as const])),
  [MESSAGES.passwordsDoNotMatch]: 'confirmation',
} as const;

/** Spec §2 "Register". */
export function RegisterForm() {
  const dispatch = useDispatch();
  return (
    <AuthForm
      title="Begin your journey"
      lead="An account keeps your conversations and your progress. What you write is stored sealed, with a key of your own."
      consent={
        <>
          By creating an account you agree to what the <Link to="/privacy">privacy page</Link> says: what of
          your faith and your days is kept, and who reads your questions to answer them.
        </>
      }
      empty={EMPTY}
      fields={FIELDS}
      fieldOf={FIELD_OF}
      button="Create account"
      busyButton="Creating your account..."
      onSubmit={(input) => dispatch(authActions.registerSubmitted(input))}
    >
      Already have an account? <Link to="/login">Sign in</Link>
    </AuthForm>
  );
}
