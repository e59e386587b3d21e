import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { EraseAccountRequest } from '@emit/contract/account';
import { TextField } from '../../http/validation/fields.js';

export class EraseAccountDto implements EraseAccountRequest {
  @TextField({
    max: LIMITS.passwordMax,
    text: MESSAGES.passwordRequired,
    tooLong: `Please use a password of at most ${LIMITS.passwordMax} characters`,
    format: 'password',
  })
  password!: string;
}
