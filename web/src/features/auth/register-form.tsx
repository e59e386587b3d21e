import { useEffect, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { MESSAGES } from '@emit/contract/messages';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useRefusal } from '../../shared/ui/use-refusal';
import { authActions, selectForm, type RegisterInput } from './auth.slice';

const FIELDS = [
  { name: 'fullName', label: 'Full name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 6 characters',
  },
  { name: 'confirmation', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
] as const satisfies readonly { name: keyof RegisterInput; label: string; [attribute: string]: string }[];

const EMPTY: RegisterInput = { fullName: '', email: '', password: '', confirmation: '' };

const FIELD_OF = {
  [MESSAGES.fullNameRequired]: 'fullName',
  [MESSAGES.emailRequired]: 'email',
  [MESSAGES.emailInvalid]: 'email',
  [MESSAGES.emailTaken]: 'email',
  [MESSAGES.passwordTooShort]: 'password',
  [MESSAGES.passwordGuessable]: 'password',
  [MESSAGES.passwordsDoNotMatch]: 'confirmation',
} as const;

/** Spec §2 "Register". */
export function RegisterForm() {
  const dispatch = useDispatch();
  const state = useSelector(selectForm);
  const refusal = useRefusal<keyof RegisterInput>(state, FIELD_OF);
  const [input, setInput] = useState(EMPTY);
  useEffect(() => void dispatch(authActions.formOpened()), [dispatch]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dispatch(authActions.registerSubmitted(input));
  }

  return (
    <form className="auth__form" noValidate onSubmit={submit} ref={refusal.form}>
      <div>
        <h1>Begin your journey</h1>
        <p className="auth__lead">
          An account keeps your conversations and your progress. What you write is stored sealed, with a key
          of your own.
        </p>
      </div>
      {FIELDS.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          required
          error={refusal.at(name)}
          value={input[name]}
          onChange={(event) => setInput({ ...input, [name]: event.target.value })}
        />
      ))}
      {refusal.general && <Notice kind="error">{refusal.general}</Notice>}
      <Button kind="primary" type="submit" wide disabled={state.status !== 'idle'}>
        {state.status === 'idle' ? 'Create account' : 'Creating your account...'}
      </Button>
      <p className="auth__other">
        Already have an account? <Link to="/login">Sign in</Link>
      </p>
    </form>
  );
}
