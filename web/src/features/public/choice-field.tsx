import type { SelectHTMLAttributes } from 'react';
import { Field } from '../../shared/ui/field';

type ChoiceFieldProps = SelectHTMLAttributes<HTMLSelectElement> & { label: string; error: string | null };

/** Its options are the children. */
export function ChoiceField({ label, error, ...select }: ChoiceFieldProps) {
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
