import { MESSAGES } from '@emit/contract/messages';
import type { ChangeAddressRequest, EraseAccountRequest } from '@emit/contract/account';
import type { AcceptPrivacyRequest, PrivacyVersion } from '@emit/contract/privacy';
import type { Translation } from '@emit/contract/translations';
import type { ChooseTranslationRequest } from '@emit/contract/wire';
import {
  EmailField,
  PasswordField,
  PrivacyField,
  TranslationField,
} from '../../http/validation/usual-fields.js';

export class EraseAccountDto implements EraseAccountRequest {
  @PasswordField(MESSAGES.passwordRequired)
  password!: string;
}

export class ChangeAddressDto implements ChangeAddressRequest {
  @PasswordField(MESSAGES.currentPasswordRequired)
  password!: string;

  @EmailField()
  email!: string;
}

export class ChooseTranslationDto implements ChooseTranslationRequest {
  @TranslationField()
  translation!: Translation;
}

export class AcceptPrivacyDto implements AcceptPrivacyRequest {
  @PrivacyField()
  version!: PrivacyVersion;
}
