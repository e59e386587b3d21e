import { CATEGORIES } from '@emit/contract/categories';
import { LIMITS } from '@emit/contract/limits';
import { PRIVACY_VERSIONS } from '@emit/contract/privacy';
import { TRANSLATION_CODES } from '@emit/contract/translations';
import { MESSAGES } from '@emit/contract/messages';
import { applyDecorators } from '@nestjs/common';
import { IsTimeZone } from 'class-validator';
import { ChoiceField, TextField, type ChoiceOptions, type TextOptions } from './fields.js';
import { Rule } from './rule.js';
import { SPACES, UNSEEN } from './text.js';

/** Ids that clients make: a UUID, 'temp_…', or a number; nothing that could hold a text. */
const CLIENT_ID = /^[A-Za-z0-9_.:-]{1,64}$/;

export const ClientIdField = (options: Pick<TextOptions, 'optional' | 'number'> = {}) =>
  TextField({
    max: 64,
    pattern: CLIENT_ID,
    text: 'Ids must be 1 to 64 letters, digits or _ . : -',
    ...options,
  });

/**
 * Not what mail programs read as comments, quotation marks, lists or routes: '(1)ruth@…', '"ruth"@…' and 'a,ruth@…' would be
 * other addresses that lead into the mailbox of ruth@…
 */
const NO_ADDRESS = String.raw`${SPACES}${UNSEEN}@()<>,:;"\\\[\]`;
const [LETTER, INNER] = [`[^${NO_ADDRESS}]`, `[^.${NO_ADDRESS}]`];
const EMAIL = new RegExp(`^${LETTER}+@${INNER}(?:${LETTER}*${INNER})?$`);

export const EmailField = () =>
  TextField({
    max: LIMITS.emailMax,
    trim: true,
    text: MESSAGES.emailRequired,
    pattern: EMAIL,
    patternText: MESSAGES.emailInvalid,
    example: 'ruth@example.org',
  });

/** A member's full name. */
export const NameField = () =>
  TextField({ max: LIMITS.nameMax, trim: true, text: MESSAGES.fullNameRequired, example: 'Ruth Moab' });

/** `min`: of characters, where the password is a new one. */
export const PasswordField = (text: string, options: Pick<TextOptions, 'min' | 'optional'> = {}) =>
  TextField({
    ...options,
    max: LIMITS.passwordMax,
    text,
    tooLong: `Please use a password of at most ${LIMITS.passwordMax} characters`,
    format: 'password',
  });

export const CategoryField = () =>
  ChoiceField({
    optional: true,
    values: CATEGORIES,
    text: `Category must be one of ${CATEGORIES.join(', ')}`,
  });

export const TranslationField = (options: Pick<ChoiceOptions, 'optional' | 'inQuery'> = {}) =>
  ChoiceField({
    values: TRANSLATION_CODES,
    text: `The translation is one of ${TRANSLATION_CODES.join(', ')}`,
    ...options,
  });

export const PrivacyField = (options: Pick<ChoiceOptions, 'optional'> = {}) =>
  ChoiceField({
    values: PRIVACY_VERSIONS,
    text: `The version of the privacy page is one of ${PRIVACY_VERSIONS.join(', ')}`,
    ...options,
  });

export const RoleField = () =>
  ChoiceField({ values: ['user', 'assistant'], text: "A message's role must be user or assistant" });

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const notADay = 'Please give days as YYYY-MM-DD, for example 2026-11-01';

/** A day of the calendar; may be left out unless it says otherwise. */
export function DayField(options: Pick<TextOptions, 'inQuery' | 'optional'> = {}): PropertyDecorator {
  return (target, name) => {
    Rule('isDay', notADay, isDay)(target, name);
    TextField({ optional: true, max: 10, pattern: DAY, text: notADay, format: 'date', ...options })(
      target,
      name,
    );
  };
}

export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** Names alone: some runtimes would also take offsets like +01:00, which say nothing of summer time. */
const TIME_ZONE = /^[A-Za-z][A-Za-z0-9_+/-]*$/;
const TIME_ZONE_TEXT = 'Time zone must be an IANA name, like Europe/Paris';

/** The IANA time zone of the browser; may be left out unless it says otherwise. */
export const TimeZoneField = ({ optional = true } = {}) =>
  applyDecorators(
    TextField({
      optional,
      max: 64,
      pattern: TIME_ZONE,
      text: TIME_ZONE_TEXT,
      format: 'iana-time-zone',
      example: 'Europe/Paris',
    }),
    IsTimeZone({ message: TIME_ZONE_TEXT }),
  );
