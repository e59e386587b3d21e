import { useEffect, useRef, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useFields } from '../../shared/ui/use-fields';
import { addressActions, selectAddressChange } from './address.slice';
import { selectHasFactor } from './factors/factors.slice';
import { PasskeyInstead } from './proof/passkey-instead';
import { CODE_FIELD, PASSWORD_FIELD, PROOF_FIELD_OF } from './proof/proof-fields';
import './account.css';

const EMPTY = { email: '', password: '', code: '' };
const FIELD_OF = {
  [MESSAGES.emailRequired]: 'email',
  [MESSAGES.emailInvalid]: 'email',
  ...PROOF_FIELD_OF,
} as const;

const ASKED = {
  former: 'We have sent a link to the address that you have now. Open it, and we ask the new one.',
  new: 'We have sent a link to the new address. When you open it, the address changes.',
} as const;

export function ChangeAddressDialog() {
  const dispatch = useDispatch();
  const { isOpen } = useSelector(selectAddressChange);
  return (
    <Dialog title="Change Email" open={isOpen} onClose={() => dispatch(addressActions.changeClosed())}>
      <ChangeAddressForm />
    </Dialog>
  );
}

function ChangeAddressForm() {
  const dispatch = useDispatch();
  const state = useSelector(selectAddressChange);
  const { status, asked } = state;
  const hasFactor = useSelector(selectHasFactor);
  const { form, input, field, general } = useFields(EMPTY, state, FIELD_OF);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) outcome.current?.focus();
  }, [asked]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { email, ...proof } = input;
    dispatch(addressActions.changeSubmitted({ email, proof }));
  }

  if (asked)
    return (
      <div className="stack" tabIndex={-1} ref={outcome}>
        <Notice kind="success">{ASKED[asked]}</Notice>
        <Button onClick={() => dispatch(addressActions.changeClosed())}>Done</Button>
      </div>
    );
  return (
    <form className="stack" noValidate onSubmit={submit} ref={form}>
      <TextField type="email" label="New email" autoComplete="email" {...field('email')} />
      <TextField {...PASSWORD_FIELD} {...field('password')} />
      {hasFactor && <TextField {...CODE_FIELD} {...field('code')} />}
      {general && <Notice kind="error">{general}</Notice>}
      <Button kind="primary" type="submit" wide disabled={status !== 'idle'}>
        {status === 'working' ? 'Sending a link...' : 'Send a link'}
      </Button>
      <PasskeyInstead
        disabled={status !== 'idle'}
        onUse={() => dispatch(addressActions.changeSubmitted({ email: input.email, proof: 'passkey' }))}
      />
    </form>
  );
}
