import type { ConfirmLinkRequest, ForgotPasswordRequest, ResetPasswordRequest } from '@emit/contract/account';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { TextField } from '../../../http/validation/fields.js';
import { EmailField, PasswordField } from '../../../http/validation/usual-fields.js';

/** One of another form was cut short by a mail program: that it does not work says more than a rule. */
const TokenField = () =>
  TextField({ max: 200, text: MESSAGES.linkInvalid, tooLong: MESSAGES.linkInvalid, example: 'qk3l…' });

export class ForgotPasswordDto implements ForgotPasswordRequest {
  @EmailField()
  email!: string;
}

export class ResetPasswordDto implements ResetPasswordRequest {
  @TokenField()
  token!: string;

  @PasswordField(MESSAGES.newPasswordTooShort, { min: LIMITS.passwordMinAtChange })
  password!: string;
}

export class ConfirmLinkDto implements ConfirmLinkRequest {
  @TokenField()
  token!: string;
}
