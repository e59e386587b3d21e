import type { SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useFields } from '../../shared/ui/use-fields';
import { nameActions, selectNameChange } from './name.slice';

const FIELD_OF = { [MESSAGES.fullNameRequired]: 'fullName' } as const;

/** `fullName`: as it is now. */
export function ChangeNameDialog({ fullName }: { fullName: string }) {
  const dispatch = useDispatch();
  const { isOpen } = useSelector(selectNameChange);
  return (
    <Dialog title="Change Name" open={isOpen} onClose={() => dispatch(nameActions.closed())}>
      <ChangeNameForm fullName={fullName} />
    </Dialog>
  );
}

function ChangeNameForm({ fullName }: { fullName: string }) {
  const dispatch = useDispatch();
  const state = useSelector(selectNameChange);
  const { form, input, field, general } = useFields({ fullName }, state, FIELD_OF);
  const isWorking = state.status === 'working';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dispatch(nameActions.submitted(input.fullName));
  }

  return (
    <form className="stack" noValidate onSubmit={submit} ref={form}>
      <TextField
        label="Full name"
        autoComplete="name"
        maxLength={LIMITS.nameMax}
        hint="Emit greets you by it. It is stored sealed, with a key of your own."
        {...field('fullName')}
      />
      {general && <Notice kind="error">{general}</Notice>}
      <Button kind="primary" type="submit" wide disabled={isWorking}>
        {isWorking ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
