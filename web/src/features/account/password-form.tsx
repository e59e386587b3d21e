import { Check, Circle } from 'lucide-react';
import { useEffect, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import { GUESSABLE_TEXTS } from '@emit/contract/password-risks';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useFields } from '../../shared/ui/use-fields';
import { passwordAdvice, type PasswordInput } from './password-rules';
import { passwordActions, selectPassword } from './password.slice';
import './account.css';

const EMPTY: PasswordInput = { current: '', next: '', confirmation: '' };

const FIELD_OF = {
  [MESSAGES.currentPasswordRequired]: 'current',
  [MESSAGES.wrongCurrentPassword]: 'current',
  [MESSAGES.newPasswordTooShort]: 'next',
  ...Object.fromEntries(GUESSABLE_TEXTS.map((text) => [text, 'next' as const])),
  [MESSAGES.newPasswordsDoNotMatch]: 'confirmation',
} as const;

/** Spec §2 "Change Password modal"; the newer dashboard shows the same form on its page. */
export function PasswordForm() {
  const dispatch = useDispatch();
  const state = useSelector(selectPassword);
  const { status } = state;
  const { form, input, setInput, field, general } = useFields(EMPTY, state, FIELD_OF);
  useEffect(() => {
    // What was typed is not kept on a page that stays open.
    if (status === 'succeeded') setInput(EMPTY);
  }, [status, setInput]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dispatch(passwordActions.submitted(input));
  }

  return (
    <form className="stack" noValidate onSubmit={submit} ref={form}>
      <TextField
        type="password"
        label="Current password"
        autoComplete="current-password"
        {...field('current')}
      />
      <TextField type="password" label="New password" autoComplete="new-password" {...field('next')} />
      <ul className="password__advice" aria-label="Recommended">
        {passwordAdvice(input.next).map(({ text, met }) => (
          <li key={text} data-met={met}>
            {met ? <Check size="0.875rem" aria-hidden /> : <Circle size="0.875rem" aria-hidden />}
            {text}
            {met && <span className="visually-hidden">: yes</span>}
          </li>
        ))}
      </ul>
      <TextField
        type="password"
        label="Confirm new password"
        autoComplete="new-password"
        {...field('confirmation')}
      />
      {general && <Notice kind="error">{general}</Notice>}
      {status === 'succeeded' && <Notice kind="success">{MESSAGES.passwordChanged}</Notice>}
      <Button kind="primary" type="submit" wide disabled={status !== 'idle'}>
        {status === 'submitting' ? 'Changing password...' : 'Change Password'}
      </Button>
    </form>
  );
}

export function PasswordModal() {
  const dispatch = useDispatch();
  const { isOpen } = useSelector(selectPassword);
  return (
    <Dialog title="Change Password" open={isOpen} onClose={() => dispatch(passwordActions.closed())}>
      <PasswordForm />
    </Dialog>
  );
}
