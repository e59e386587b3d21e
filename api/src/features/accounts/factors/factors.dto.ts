import type {
  AddPasskeyRequest,
  ConfirmTotpRequest,
  FactorProofRequest,
  PasskeyAnswer,
  PasskeySignInRequest,
  PasswordRequest,
  RemovePasskeyRequest,
  SecondFactorRequest,
} from '@emit/contract/account';
import { MESSAGES } from '@emit/contract/messages';
import { LIMITS } from '@emit/contract/limits';
import { ObjectField, TextField } from '../../../http/validation/fields.js';
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

const PasskeyField = () =>
  ObjectField({ text: MESSAGES.passkeyRefused, about: "WebAuthn's JSON of what the authenticator answered" });

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

export class PasskeySignInDto implements PasskeySignInRequest {
  @TokenField()
  challenge!: string;

  @PasskeyField()
  passkey!: PasskeyAnswer;
}

export class AddPasskeyDto implements AddPasskeyRequest {
  @TokenField()
  setup!: string;

  @TextField({
    max: LIMITS.passkeyNameMax,
    trim: true,
    text: MESSAGES.passkeyNameRequired,
    example: 'My phone',
  })
  name!: string;

  @PasskeyField()
  passkey!: PasskeyAnswer;
}

export class RemovePasskeyDto extends FactorProofDto implements RemovePasskeyRequest {
  /** WebAuthn has ids of up to 1,023 bytes. */
  @TextField({ max: 1_400, text: MESSAGES.passkeyRefused })
  id!: string;
}
