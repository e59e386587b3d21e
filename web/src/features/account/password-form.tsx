import { Check, Circle } from 'lucide-react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { passwordAdvice } from './password-rules';
import { passwordSubmitted, selectPassword } from './password.slice';
import './account.css';

const EMPTY = { current: '', next: '', confirmation: '' };

/** Spec §2 "Change Password modal"; the newer dashboard shows the same form on its page. */
export function PasswordForm() {
  const dispatch = useDispatch();
  const { status, error } = useSelector(selectPassword);
  const [input, setInput] = useState(EMPTY);
  useEffect(() => {
    // What was typed is not kept on a page that stays open.
    if (status === 'succeeded') setInput(EMPTY);
  }, [status]);

  function field(name: keyof typeof input) {
    return {
      type: 'password',
      required: true,
      value: input[name],
      onChange: (event: { target: { value: string } }) => setInput({ ...input, [name]: event.target.value }),
    };
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    dispatch(passwordSubmitted(input));
  }

  return (
    <form className="password" noValidate onSubmit={submit}>
      <TextField label="Current password" autoComplete="current-password" {...field('current')} />
      <TextField label="New password" autoComplete="new-password" {...field('next')} />
      <ul className="password__advice" aria-label="Recommended">
        {passwordAdvice(input.next).map(({ text, met }) => (
          <li key={text} data-met={met}>
            {met ? <Check size="0.875rem" aria-hidden /> : <Circle size="0.875rem" aria-hidden />}
            {text}
            {met && <span className="visually-hidden">: yes</span>}
          </li>
        ))}
      </ul>
      <TextField label="Confirm new password" autoComplete="new-password" {...field('confirmation')} />
      {error && <Notice kind="error">{error}</Notice>}
      {status === 'succeeded' && <Notice kind="success">{MESSAGES.passwordChanged}</Notice>}
      <Button kind="primary" type="submit" wide disabled={status !== 'idle'}>
        {status === 'submitting' ? 'Changing password...' : 'Change Password'}
      </Button>
    </form>
  );
}
