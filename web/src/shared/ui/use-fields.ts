import { useEffect, useRef, useState } from 'react';

/**
 * What is typed in a form's text fields, and why it was not taken, beside the field that it is about; the focus is led
 * there: on a phone it is out of sight. Give the state that is new with each refusal, and the field that each text is about.
 */
export function useFields<Input extends Record<keyof Input, string>>(
  empty: Input,
  state: { readonly error: string | null },
  fieldOf: Readonly<Record<string, keyof Input>>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(empty);
  useEffect(() => {
    if (state.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  const refused = state.error === null ? undefined : fieldOf[state.error];
  return {
    form,
    input,
    setInput,
    /** The attributes of a field. */
    field: (name: keyof Input) => ({
      required: true,
      error: name === refused ? state.error : null,
      value: input[name],
      onChange: ({ target }: { target: { value: string } }) => setInput({ ...input, [name]: target.value }),
    }),
    /** What is about no field of the form. */
    general: refused ? null : state.error,
  };
}
