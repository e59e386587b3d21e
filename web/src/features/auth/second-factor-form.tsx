import { useDispatch, useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import { Button } from '../../shared/ui/button';
import { AuthForm } from './auth-form';
import { authActions, selectSecondFactor } from './auth.slice';
import { PasskeyButton } from './passkey-button';

const FIELDS = [
  {
    name: 'code',
    label: 'Code',
    type: 'text',
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    // In the place of the password, which had the focus.
    autoFocus: true,
  },
] as const;
const FIELD_OF = { [MESSAGES.codeRequired]: 'code', [MESSAGES.wrongSecondFactor]: 'code' } as const;

/** After the password of a member who has set up a second factor. */
export function SecondFactorForm() {
  const dispatch = useDispatch();
  const asked = useSelector(selectSecondFactor);
  const kinds = asked?.challenge.kinds ?? [];
  const lead = kinds.includes('totp')
    ? 'Enter the code that your authenticator app shows. A recovery code works as well.'
    : 'Use your passkey, or enter one of your recovery codes.';
  return (
    <AuthForm
      title="One more step"
      lead={lead}
      opened={authActions.linkFormOpened()}
      empty={{ code: '' }}
      fields={FIELDS}
      fieldOf={FIELD_OF}
      button="Sign in"
      busyButton="Signing in..."
      onSubmit={({ code }) => dispatch(authActions.codeSubmitted(code))}
      beside={
        kinds.includes('passkey') && (
          <PasskeyButton onClick={() => dispatch(authActions.passkeyRequested())}>
            Use a passkey
          </PasskeyButton>
        )
      }
    >
      <Button kind="quiet" onClick={() => dispatch(authActions.secondFactorLeft())}>
        Back to sign in
      </Button>
    </AuthForm>
  );
}
