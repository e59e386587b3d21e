import { useEffect, useRef, type RefObject } from 'react';

interface Refusal<Field> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What is said at this field. */
  readonly at: (field: Field) => string | null;
  /** What is about no field of the form. */
  readonly general: string | null;
}

/**
 * Why a form was not taken, beside the field that it is about; the focus is led there: on a phone it is out of sight. Give
 * the state that is new with each refusal, and the field that each text is about.
 */
export function useRefusal<Field extends string>(
  state: { readonly error: string | null },
  fieldOf: Readonly<Record<string, Field>>,
): Refusal<Field> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  const field = state.error === null ? undefined : fieldOf[state.error];
  return {
    form,
    at: (name) => (name === field ? state.error : null),
    general: field ? null : state.error,
  };
}
