import { MESSAGES } from '@emit/contract/messages';
import type { EraseAccountRequest } from '@emit/contract/account';
import { PasswordField } from '../../http/validation/usual-fields.js';

export class EraseAccountDto implements EraseAccountRequest {
  @PasswordField(MESSAGES.passwordRequired)
  password!: string;
}
