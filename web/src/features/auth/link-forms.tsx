import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { LinkConfirmed } from '@emit/contract/account';
import { MESSAGES } from '@emit/contract/messages';
import { GUESSABLE_TEXTS } from '@emit/contract/password-risks';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { AuthForm } from './auth-form';
import { authActions, selectForm } from './auth.slice';
import { linkActions, selectConfirmed } from './links.slice';

const FORGOT_FIELDS = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username', inputMode: 'email' },
] as const;
const FORGOT_FIELD_OF = { [MESSAGES.emailRequired]: 'email', [MESSAGES.emailInvalid]: 'email' } as const;

/** /forgot: a link to choose a new password. What it says is the same whether or not there is such an account. */
export function ForgotForm() {
  const dispatch = useDispatch();
  const { status } = useSelector(selectForm);
  if (status === 'succeeded')
    return (
      <Outcome title="Check your email">
        If there is an account with this address, a link to choose a new password is on its way. It works
        once, for 30 minutes. Nothing there? Look in your spam folder, or ask whoever runs this Emit.
      </Outcome>
    );
  return (
    <AuthForm
      title="Forgot your password?"
      lead="Enter the email of your account, and we will send you a link to choose a new password."
      opened={authActions.linkFormOpened()}
      empty={{ email: '' }}
      fields={FORGOT_FIELDS}
      fieldOf={FORGOT_FIELD_OF}
      button="Send me a link"
      busyButton="Sending..."
      onSubmit={({ email }) => dispatch(linkActions.forgotSubmitted(email))}
    >
      <Link to="/login">Back to sign in</Link>
    </AuthForm>
  );
}

const RESET_FIELDS = [
  {
    name: 'password',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters',
  },
  { name: 'confirmation', label: 'Confirm new password', type: 'password', autoComplete: 'new-password' },
] as const;
const RESET_FIELD_OF = {
  [MESSAGES.newPasswordTooShort]: 'password',
  ...Object.fromEntries(GUESSABLE_TEXTS.map((text) => [text, 'password' as const])),
  [MESSAGES.newPasswordsDoNotMatch]: 'confirmation',
} as const;

/** /reset: the new password, by the link in a mail. */
export function ResetForm({ token }: { token: string }) {
  const dispatch = useDispatch();
  if (token === '') return <BrokenLink />;
  return (
    <AuthForm
      title="Choose a new password"
      lead="It signs you out everywhere. Then sign in with it."
      opened={authActions.linkFormOpened()}
      empty={{ password: '', confirmation: '' }}
      fields={RESET_FIELDS}
      fieldOf={RESET_FIELD_OF}
      button="Set the new password"
      busyButton="Setting the new password..."
      onSubmit={(input) => dispatch(linkActions.resetSubmitted({ ...input, token }))}
    >
      The link does not work? <Link to="/forgot">Ask for a new one</Link>
    </AuthForm>
  );
}

const CONFIRMED: Readonly<Record<LinkConfirmed['confirmed'], { title: string; text: string }>> = {
  verify: { title: 'Thank you', text: 'Your email address is confirmed.' },
  'address-former': {
    title: 'One more step',
    text: 'We have sent a link to the new address. When you open that, the address changes.',
  },
  'address-new': {
    title: 'Your address is changed',
    text: 'From now on you sign in with this address. Your password stays as it is.',
  },
};

/** /confirm: by a button, because programs that look through mail open its links. */
export function ConfirmForm({ token }: { token: string }) {
  const dispatch = useDispatch();
  const { status, error } = useSelector(selectForm);
  const confirmed = useSelector(selectConfirmed);
  useEffect(() => void dispatch(authActions.linkFormOpened()), [dispatch]);
  if (token === '') return <BrokenLink />;
  if (confirmed)
    return (
      <Outcome title={CONFIRMED[confirmed].title} next={<Link to="/app">Continue to Emit</Link>}>
        {CONFIRMED[confirmed].text}
      </Outcome>
    );
  return (
    <div className="auth__form">
      <div>
        <h1>Please confirm</h1>
        <p className="auth__lead">You opened a link that was sent to your email address.</p>
      </div>
      {error && <Notice kind="error">{error}</Notice>}
      <Button
        kind="primary"
        wide
        disabled={status !== 'idle'}
        onClick={() => dispatch(linkActions.confirmSubmitted(token))}
      >
        {status === 'idle' ? 'Yes, this is my address' : 'Confirming...'}
      </Button>
      <p className="auth__other">If you did not ask for it, close this page: nothing changes.</p>
    </div>
  );
}

function BrokenLink() {
  return (
    <div className="auth__form">
      <h1>This link is incomplete</h1>
      <p className="auth__lead">Please open it from the email again, or copy the whole link.</p>
      <p className="auth__other">
        <Link to="/login">Back to sign in</Link>
      </p>
    </div>
  );
}

/** In the place of a form that was sent: the focus, which was in it, goes to the heading, so that it is read. */
function Outcome({ title, next, children }: { title: string; next?: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="auth__form">
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <Notice kind="success">{children}</Notice>
      <p className="auth__other">{next ?? <Link to="/login">Back to sign in</Link>}</p>
    </div>
  );
}
