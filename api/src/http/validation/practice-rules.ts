import { MESSAGES } from '@emit/contract/messages';
import { MINDSTREAM_TYPES, practiceTypesOf } from '@emit/contract/mindstreams';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { localDateOf } from '../../kernel/local-date.js';

/** The practice type belongs to the `mindstream_type` beside it (spec §3 "MindStream types and practice types"). */
export function IsPracticeTypeOfStream(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isPracticeTypeOfStream',
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => {
          const stream = MINDSTREAM_TYPES.find((type) => type === streamIn(args?.object));
          // An unknown stream is refused by its own rule.
          return stream === undefined || practiceTypesOf(stream).some((type) => type === value);
        },
      },
    },
    { message: MESSAGES.practiceTypeRequired },
  );
}

function streamIn(practice: object | undefined): unknown {
  return practice && 'mindstream_type' in practice ? practice.mindstream_type : undefined;
}

/** Names alone: some runtimes would also take offsets like +01:00, which say nothing of summer time. */
export const TIME_ZONE = /^[A-Za-z][A-Za-z0-9_+/-]*$/;
export const TIME_ZONE_TEXT = 'Time zone must be an IANA name, like Europe/Paris';

/** An IANA time zone that this runtime knows. */
export function IsTimeZone(): PropertyDecorator {
  return ValidateBy(
    { name: 'isIanaTimeZone', validator: { validate: (value: unknown) => isTimeZone(value) } },
    { message: TIME_ZONE_TEXT },
  );
}

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    localDateOf(0, value);
    return true;
  } catch {
    return false;
  }
}
