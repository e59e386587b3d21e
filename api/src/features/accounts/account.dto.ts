import type { ChangeAddressRequest, EraseAccountRequest } from '@emit/contract/account';
import type { AcceptPrivacyRequest, PrivacyVersion } from '@emit/contract/privacy';
import type { Translation } from '@emit/contract/translations';
import type { ChooseTranslationRequest } from '@emit/contract/wire';
import { EmailField, PrivacyField, TranslationField } from '../../http/validation/usual-fields.js';
import { MemberProofDto } from './factors/factors.dto.js';

export class EraseAccountDto extends MemberProofDto implements EraseAccountRequest {}

export class ChangeAddressDto extends MemberProofDto implements ChangeAddressRequest {
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
