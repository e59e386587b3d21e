import type { SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Field } from '../../shared/ui/field';

interface Told {
  label: string;
  /** What is wrong with what is in it. */
  error: string | null;
}

/** Its options are the children. */
export function ChoiceField({ label, error, ...select }: SelectHTMLAttributes<HTMLSelectElement> & Told) {
  return (
    <Field label={label} error={error}>
      {({ id, describedBy }) => (
        <select
          id={id}
          className="input"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          {...select}
        />
      )}
    </Field>
  );
}

/** Words of several lines. */
export function WordsField({ label, error, ...area }: TextareaHTMLAttributes<HTMLTextAreaElement> & Told) {
  return (
    <Field label={label} error={error}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          className="input"
          dir="auto"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          {...area}
        />
      )}
    </Field>
  );
}
