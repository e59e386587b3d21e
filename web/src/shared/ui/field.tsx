import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { Notice } from './notice';

interface FieldProps {
  label: string;
  hint?: string;
  /** What is wrong with what is in it. */
  error?: string | null;
  children: (ids: Ids) => ReactNode;
}

interface Ids {
  id: string;
  describedBy: string | undefined;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children({ id, describedBy })}
      {hint && (
        <p className="fine-print" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <div id={errorId}>
          <Notice kind="error">{error}</Notice>
        </div>
      )}
    </div>
  );
}

/** What is the same for each thing to write in. */
function controlProps({ id, describedBy }: Ids, error: FieldProps['error']) {
  return {
    id,
    className: 'input',
    dir: 'auto',
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  };
}

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> &
  Pick<FieldProps, 'label' | 'hint' | 'error'>;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <input {...controlProps(ids, error)} {...input} />}
    </Field>
  );
}

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  Pick<FieldProps, 'label' | 'hint' | 'error'>;

export function TextAreaField({ label, hint, error, ...input }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <textarea {...controlProps(ids, error)} {...input} />}
    </Field>
  );
}
