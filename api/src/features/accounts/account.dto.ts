import { MESSAGES } from '@emit/contract/messages';
import type { EraseAccountRequest } from '@emit/contract/account';
import type { Translation } from '@emit/contract/translations';
import type { ChooseTranslationRequest } from '@emit/contract/wire';
import { PasswordField, TranslationField } from '../../http/validation/usual-fields.js';

export class EraseAccountDto implements EraseAccountRequest {
  @PasswordField(MESSAGES.passwordRequired)
  password!: string;
}

export class ChooseTranslationDto implements ChooseTranslationRequest {
  @TranslationField()
  translation!: Translation;
}
