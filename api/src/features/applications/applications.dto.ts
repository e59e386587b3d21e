import {
  APPLICATION_TEXTS,
  type AffiliateRequest,
  type ApplicationLinkRequest,
  type WaitlistRequest,
} from '@emit/contract/applications';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { PrivacyVersion } from '@emit/contract/privacy';
import { PRODUCT_IDS, type ProductId } from '@emit/contract/products';
import { ChoiceField, TextField, type TextOptions } from '../../http/validation/fields.js';
import { SPACES } from '../../http/validation/text.js';
import { EmailField, PrivacyField } from '../../http/validation/usual-fields.js';

/** Control characters, and marks that turn the direction of what follows: a terminal or a mail would obey them. */
const HIDDEN = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff`;
const BREAKS = String.raw`\t\n\r\u2028\u2029`;
const TEXT = textWithout(HIDDEN);
const LINE = textWithout(BREAKS + HIDDEN);

/** Patterns of a text that may be left out, and of one that is not blank. */
function textWithout(unwanted: string): { readonly any: RegExp; readonly some: RegExp } {
  const any = `[^${unwanted}]*`;
  return { any: new RegExp(`^${any}$`), some: new RegExp(`^${any}[^${unwanted}${SPACES}]${any}$`) };
}

const NameField = (options: Pick<TextOptions, 'optional'> = {}) =>
  TextField({
    max: LIMITS.nameMax,
    trim: true,
    text: APPLICATION_TEXTS.nameRequired,
    tooLong: APPLICATION_TEXTS.nameTooLong,
    pattern: options.optional ? LINE.any : LINE.some,
    patternText: APPLICATION_TEXTS.nameUnreadable,
    example: 'Ruth Moab',
    ...options,
  });

const WordsField = (options: Pick<TextOptions, 'optional'> = {}) =>
  TextField({
    max: LIMITS.applicationMax,
    trim: true,
    text: APPLICATION_TEXTS.messageRequired,
    tooLong: APPLICATION_TEXTS.messageTooLong,
    pattern: options.optional ? TEXT.any : TEXT.some,
    patternText: APPLICATION_TEXTS.messageUnreadable,
    ...options,
  });

/** Fields stand in the order of the form. */
export class WaitlistDto implements WaitlistRequest {
  @ChoiceField({ values: PRODUCT_IDS, text: APPLICATION_TEXTS.productRequired })
  product!: ProductId;

  @EmailField()
  email!: string;

  @NameField({ optional: true })
  name?: string;

  @WordsField({ optional: true })
  message?: string;

  @PrivacyField()
  privacy_version!: PrivacyVersion;
}

export class AffiliateDto implements AffiliateRequest {
  @NameField()
  name!: string;

  @EmailField()
  email!: string;

  @TextField({
    max: LIMITS.audienceMax,
    trim: true,
    text: APPLICATION_TEXTS.audienceRequired,
    tooLong: APPLICATION_TEXTS.audienceTooLong,
    pattern: LINE.some,
    patternText: APPLICATION_TEXTS.audienceUnreadable,
    example: 'https://example.org',
  })
  audience!: string;

  @WordsField()
  message!: string;

  @PrivacyField()
  privacy_version!: PrivacyVersion;
}

export class ApplicationLinkDto implements ApplicationLinkRequest {
  @TextField({ max: 200, text: MESSAGES.linkInvalid, tooLong: MESSAGES.linkInvalid, example: 'qk3l…' })
  token!: string;
}
