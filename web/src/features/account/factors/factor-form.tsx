import type { ReactNode, SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '../../../shared/ui/button';
import { TextField, type TextFieldProps } from '../../../shared/ui/field';
import { Notice } from '../../../shared/ui/notice';
import { useFields } from '../../../shared/ui/use-fields';
import { PasskeyInstead } from '../proof/passkey-instead';
import { selectFactorForm } from './factors.slice';

export type FactorInput = Record<'password' | 'name' | 'code', string>;
export type FactorField = TextFieldProps & { name: keyof FactorInput };

interface FactorFormProps {
  lead: ReactNode;
  fields: readonly FactorField[];
  /** The field that a refusal is about. */
  fieldOf: Readonly<Record<string, keyof FactorInput>>;
  button: string;
  onSubmit: (input: FactorInput) => void;
  /** Where a passkey can take the place of password and code. */
  onPasskey?: (input: FactorInput) => void;
}

const EMPTY: FactorInput = { password: '', name: '', code: '' };

/** What every step has that asks for something. */
export function FactorForm({ lead, fields, fieldOf, button, onSubmit, onPasskey }: FactorFormProps) {
  const state = useSelector(selectFactorForm);
  const { form, input, field, general } = useFields(EMPTY, state, fieldOf);
  const busy = state.status === 'working';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit(input);
  }

  return (
    <form className="stack" noValidate onSubmit={submit} ref={form}>
      <div>{lead}</div>
      {fields.map(({ name, ...attributes }) => (
        <TextField key={name} {...attributes} {...field(name)} />
      ))}
      {general && <Notice kind="error">{general}</Notice>}
      <Button kind="primary" type="submit" wide disabled={busy}>
        {busy ? 'One moment...' : button}
      </Button>
      {onPasskey && <PasskeyInstead disabled={busy} onUse={() => onPasskey(input)} />}
    </form>
  );
}
