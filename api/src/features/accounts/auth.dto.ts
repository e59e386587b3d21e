import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { ChangePasswordRequest, LoginRequest, RegisterRequest } from '@emit/contract/wire';
import { TextField } from '../../http/validation/fields.js';
import { SPACES, UNSEEN } from '../../http/validation/text.js';

const EMAIL = new RegExp(`^[^${SPACES}${UNSEEN}@]+@[^${SPACES}${UNSEEN}@]+$`);
const passwordTooLong = `Please use a password of at most ${LIMITS.passwordMax} characters`;

/** Fields stand in the order in which spec §5 checks them. */
export class RegisterDto implements RegisterRequest {
  @TextField({ max: LIMITS.nameMax, trim: true, text: MESSAGES.fullNameRequired, example: 'Ruth Moab' })
  full_name!: string;

  @TextField({
    max: LIMITS.emailMax,
    trim: true,
    text: MESSAGES.emailRequired,
    pattern: EMAIL,
    patternText: MESSAGES.emailInvalid,
    example: 'ruth@example.org',
  })
  email!: string;

  @TextField({
    min: LIMITS.passwordMinAtRegistration,
    max: LIMITS.passwordMax,
    text: MESSAGES.passwordTooShort,
    tooLong: passwordTooLong,
    format: 'password',
  })
  password!: string;
}

export class LoginDto implements LoginRequest {
  @TextField({ max: LIMITS.emailMax, trim: true, text: MESSAGES.emailRequired, example: 'ruth@example.org' })
  username!: string;

  @TextField({
    max: LIMITS.passwordMax,
    text: MESSAGES.passwordRequired,
    tooLong: passwordTooLong,
    format: 'password',
  })
  password!: string;
}

export class ChangePasswordDto implements ChangePasswordRequest {
  @TextField({ optional: true, max: 64, text: 'Please give your own user id, or leave it out' })
  user_id?: string;

  @TextField({
    max: LIMITS.passwordMax,
    text: MESSAGES.currentPasswordRequired,
    tooLong: passwordTooLong,
    format: 'password',
  })
  current_password!: string;

  @TextField({
    min: LIMITS.passwordMinAtChange,
    max: LIMITS.passwordMax,
    text: MESSAGES.newPasswordTooShort,
    tooLong: passwordTooLong,
    format: 'password',
  })
  new_password!: string;
}
