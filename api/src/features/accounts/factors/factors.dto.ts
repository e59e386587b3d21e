import type {
  ConfirmTotpRequest,
  FactorProofRequest,
  PasswordRequest,
  SecondFactorRequest,
} from '@emit/contract/account';
import { MESSAGES } from '@emit/contract/messages';
import { TextField } from '../../../http/validation/fields.js';
import { PasswordField } from '../../../http/validation/usual-fields.js';

/** Sealed by the service: what is in it nobody else reads. */
const TokenField = () =>
  TextField({ max: 2_000, text: MESSAGES.challengeExpired, tooLong: MESSAGES.challengeExpired });

const CodeField = () =>
  TextField({
    max: 40,
    trim: true,
    text: MESSAGES.codeRequired,
    tooLong: MESSAGES.wrongSecondFactor,
    example: '123456',
  });

export class SecondFactorDto implements SecondFactorRequest {
  @TokenField()
  challenge!: string;

  @CodeField()
  code!: string;
}

export class PasswordDto implements PasswordRequest {
  @PasswordField(MESSAGES.currentPasswordRequired)
  password!: string;
}

export class ConfirmTotpDto implements ConfirmTotpRequest {
  @TokenField()
  setup!: string;

  @CodeField()
  code!: string;
}

export class FactorProofDto extends PasswordDto implements FactorProofRequest {
  @CodeField()
  code!: string;
}
