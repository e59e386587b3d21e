import { useEffect, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import { selectForm, type RegisterInput } from './auth.slice';

type FieldName = keyof RegisterInput;

const FIELD_OF: Readonly<Record<string, FieldName>> = {
  [MESSAGES.fullNameRequired]: 'fullName',
  [MESSAGES.emailRequired]: 'email',
  [MESSAGES.passwordRequired]: 'password',
  [MESSAGES.passwordTooShort]: 'password',
  [MESSAGES.passwordsDoNotMatch]: 'confirmation',
};

interface Refusal {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What is said at this field. */
  readonly at: (field: FieldName) => string | null;
  /** What is about no field of the form. */
  readonly general: string | null;
}

/** Why the form was not taken, beside the field that it is about; the focus is led there: on a phone it is out of sight. */
export function useRefusal(): Refusal {
  const state = useSelector(selectForm);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  const field = state.error === null ? undefined : FIELD_OF[state.error];
  return {
    form,
    at: (name) => (name === field ? state.error : null),
    general: field ? null : state.error,
  };
}
