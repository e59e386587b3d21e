import { useEffect, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { MESSAGES } from '@emit/contract/messages';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useRefusal } from '../../shared/ui/use-refusal';
import { authActions, selectForm, selectIsCutOff } from './auth.slice';
import { useFadingMessage } from './use-fading-message';

interface LoginFormProps {
  /** Passed over from registration; shown for 5 seconds. */
  message: string | null;
  goingTo: string;
}

const FIELD_OF = {
  [MESSAGES.emailRequired]: 'email',
  [MESSAGES.passwordRequired]: 'password',
} as const;

/** Spec §2 "Login". */
export function LoginForm({ message, goingTo }: LoginFormProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectForm);
  const refusal = useRefusal<'email' | 'password'>(state, FIELD_OF);
  const isCutOff = useSelector(selectIsCutOff);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const shown = useFadingMessage(message);
  useEffect(() => void dispatch(authActions.formOpened()), [dispatch]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dispatch(authActions.loginSubmitted({ email, password, goingTo }));
  }

  return (
    <form className="auth__form" noValidate onSubmit={submit} ref={refusal.form}>
      <div>
        <h1>Welcome back</h1>
        <p className="auth__lead">
          {isCutOff && 'Your session has ended. '}Sign in to go on where you left off.
        </p>
      </div>
      {shown && <Notice kind="success">{shown}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={refusal.at('email')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={refusal.at('password')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {refusal.general && <Notice kind="error">{refusal.general}</Notice>}
      <Button kind="primary" type="submit" wide disabled={state.status !== 'idle'}>
        {state.status === 'idle' ? 'Sign in' : 'Signing in...'}
      </Button>
      <p className="auth__other">
        New here? <Link to="/register">Create an account</Link>
      </p>
    </form>
  );
}
