import { MESSAGES } from '@emit/contract/messages';

export const PASSWORD_FIELD = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
} as const;

/** For whoever has a second factor. */
export const CODE_FIELD = {
  name: 'code',
  label: 'Code',
  hint: 'From your authenticator app, or a recovery code',
  autoComplete: 'one-time-code',
} as const;

/** The field that a refusal is about. */
export const PROOF_FIELD_OF = {
  [MESSAGES.passwordRequired]: 'password',
  [MESSAGES.currentPasswordRequired]: 'password',
  [MESSAGES.wrongCurrentPassword]: 'password',
  [MESSAGES.codeRequired]: 'code',
  [MESSAGES.wrongSecondFactor]: 'code',
} as const;
