import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { MESSAGES } from '@emit/contract/messages';
import { GUESSABLE_TEXTS } from '@emit/contract/password-risks';
import { TIERS, withPlan, type TierId } from '@emit/contract/plans';
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

/** Spec §2 "Register". `chosen`: the tier whose button led here. */
export function RegisterForm({ chosen = null }: { chosen?: TierId | null }) {
  const dispatch = useDispatch();
  const tier = TIERS.find(({ id }) => id === chosen);
  return (
    <AuthForm
      title="Begin your journey"
      lead={
        tier
          ? `You chose ${tier.name}, $${tier.dollarsPerMonth} a month. You begin with the free trial, and ask for it once you are in.`
          : 'An account keeps your conversations and your progress. What you write is stored sealed, with a key of your own.'
      }
      opened={authActions.formOpened(chosen)}
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
      onSubmit={(input) => dispatch(authActions.registerSubmitted({ ...input, chosen }))}
    >
      Already have an account? <Link to={withPlan('/login', chosen)}>Sign in</Link>
    </AuthForm>
  );
}
