import type {
  AddPasskeyRequest,
  ConfirmTotpRequest,
  MemberProof,
  PasskeyAnswer,
  PasskeySignInRequest,
  RemovePasskeyRequest,
  SecondFactorRequest,
} from '@emit/contract/account';
import { MESSAGES } from '@emit/contract/messages';
import { LIMITS } from '@emit/contract/limits';
import { ObjectField, TextField } from '../../../http/validation/fields.js';
import { PasswordField } from '../../../http/validation/usual-fields.js';

type Optional = { readonly optional?: true };

/** Sealed by the service: what is in it nobody else reads. */
const TokenField = (options: Optional = {}) =>
  TextField({
    max: 2_000,
    text: MESSAGES.challengeExpired,
    tooLong: MESSAGES.challengeExpired,
    ...options,
  });

const CodeField = (options: Optional = {}) =>
  TextField({
    max: 40,
    trim: true,
    text: MESSAGES.codeRequired,
    tooLong: MESSAGES.wrongSecondFactor,
    example: '123456',
    ...options,
  });

const PasskeyField = (options: Optional = {}) =>
  ObjectField({
    text: MESSAGES.passkeyRefused,
    about: "WebAuthn's JSON of what the authenticator answered",
    ...options,
  });

/** What goes together in it, `ProveMember` says. */
export class MemberProofDto implements MemberProof {
  @PasswordField(MESSAGES.currentPasswordRequired, { optional: true })
  password?: string;

  @CodeField({ optional: true })
  code?: string;

  @TokenField({ optional: true })
  challenge?: string;

  @PasskeyField({ optional: true })
  passkey?: PasskeyAnswer;
}

export class SecondFactorDto implements SecondFactorRequest {
  @TokenField()
  challenge!: string;

  @CodeField()
  code!: string;
}

export class ConfirmTotpDto implements ConfirmTotpRequest {
  @TokenField()
  setup!: string;

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

export class RemovePasskeyDto extends MemberProofDto implements RemovePasskeyRequest {
  /** WebAuthn has ids of up to 1,023 bytes. */
  @TextField({ max: 1_400, text: MESSAGES.passkeyRefused })
  id!: string;
}
