import type {
  ChangeAddressRequest,
  ChangeNameRequest,
  ChooseWeeklyGoalRequest,
  EraseAccountRequest,
} from '@emit/contract/account';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { AcceptPrivacyRequest, PrivacyVersion } from '@emit/contract/privacy';
import type { Translation } from '@emit/contract/translations';
import type { ChooseTranslationRequest } from '@emit/contract/wire';
import { IntegerField } from '../../http/validation/fields.js';
import { EmailField, NameField, PrivacyField, TranslationField } from '../../http/validation/usual-fields.js';
import { MemberProofDto } from './factors/factors.dto.js';

export class EraseAccountDto extends MemberProofDto implements EraseAccountRequest {}

export class ChangeAddressDto extends MemberProofDto implements ChangeAddressRequest {
  @EmailField()
  email!: string;
}

export class ChangeNameDto implements ChangeNameRequest {
  @NameField()
  full_name!: string;
}

export class ChooseTranslationDto implements ChooseTranslationRequest {
  @TranslationField()
  translation!: Translation;
}

export class ChooseWeeklyGoalDto implements ChooseWeeklyGoalRequest {
  @IntegerField({
    optional: true,
    min: LIMITS.weeklyGoalMin,
    max: LIMITS.weeklyGoalMax,
    text: MESSAGES.weeklyGoalInvalid,
  })
  minutes?: number | null;
}

export class AcceptPrivacyDto implements AcceptPrivacyRequest {
  @PrivacyField()
  version!: PrivacyVersion;
}
