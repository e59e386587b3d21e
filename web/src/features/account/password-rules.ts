import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';

export interface PasswordInput {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

/** The first rule of spec §5 "Change password" that the input breaks; null when none. */
export function passwordRefusal({ current, next, confirmation }: PasswordInput): string | null {
  if (current === '') return MESSAGES.currentPasswordRequired;
  if (next.length < LIMITS.passwordMinAtChange) return MESSAGES.newPasswordTooShort;
  if (next !== confirmation) return MESSAGES.newPasswordsDoNotMatch;
  return null;
}

/** Recommended only (spec §5): what would make the password stronger. */
export function passwordAdvice(password: string): { text: string; met: boolean }[] {
  return [
    { text: 'At least 8 characters', met: password.length >= LIMITS.passwordMinAtChange },
    { text: 'An uppercase letter', met: /\p{Lu}/u.test(password) },
    { text: 'A lowercase letter', met: /\p{Ll}/u.test(password) },
    { text: 'A number', met: /\p{N}/u.test(password) },
    { text: 'A special character', met: /[^\p{L}\p{N}\s]/u.test(password) },
  ];
}
