import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { PrivacyVersion } from '@emit/contract/privacy';
import type { ChangePasswordRequest, LoginRequest, RegisterRequest } from '@emit/contract/wire';
import { TextField } from '../../http/validation/fields.js';
import { EmailField, NameField, PasswordField, PrivacyField } from '../../http/validation/usual-fields.js';

/** Fields stand in the order in which spec §5 checks them. */
export class RegisterDto implements RegisterRequest {
  @NameField()
  full_name!: string;

  @EmailField()
  email!: string;

  @PasswordField(MESSAGES.passwordTooShort, { min: LIMITS.passwordMinAtRegistration })
  password!: string;

  @PrivacyField({ optional: true })
  privacy_version?: PrivacyVersion;
}

export class LoginDto implements LoginRequest {
  @TextField({ max: LIMITS.emailMax, trim: true, text: MESSAGES.emailRequired, example: 'ruth@example.org' })
  username!: string;

  @PasswordField(MESSAGES.passwordRequired)
  password!: string;
}

export class ChangePasswordDto implements ChangePasswordRequest {
  @TextField({ optional: true, max: 64, text: 'Please give your own user id, or leave it out' })
  user_id?: string;

  @PasswordField(MESSAGES.currentPasswordRequired)
  current_password!: string;

  @PasswordField(MESSAGES.newPasswordTooShort, { min: LIMITS.passwordMinAtChange })
  new_password!: string;
}
