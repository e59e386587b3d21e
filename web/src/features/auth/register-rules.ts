import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { RegisterInput } from './auth.slice';

/** The first rule of spec §5 "Register" that the input breaks, in the specification's order; null when none. */
export function registerRefusal({ fullName, email, password, confirmation }: RegisterInput): string | null {
  if (fullName.trim() === '') return MESSAGES.fullNameRequired;
  if (email.trim() === '') return MESSAGES.emailRequired;
  if (password.length < LIMITS.passwordMinAtRegistration) return MESSAGES.passwordTooShort;
  if (password !== confirmation) return MESSAGES.passwordsDoNotMatch;
  return null;
}
