import { TIME_OF_DAY, type SetReminderRequest } from '@emit/contract/reminders';
import { TextField } from '../../http/validation/fields.js';
import { TimeZoneField } from '../../http/validation/usual-fields.js';
import { ENDPOINT_MAX } from './push-endpoint.js';

/** 65 bytes and 16 bytes as browsers write them, with or without what fills the last group. */
const P256DH = /^[A-Za-z0-9_-]{87}=?$/;
const AUTH = /^[A-Za-z0-9_-]{22}(?:==)?$/;
const NO_KEYS = 'The keys of the subscription are p256dh and auth, base64url';

export class SetReminderDto implements SetReminderRequest {
  @TextField({
    max: ENDPOINT_MAX,
    text: 'The endpoint is the https address of a push service',
    format: 'uri',
  })
  endpoint!: string;

  @TextField({ max: 88, pattern: P256DH, text: NO_KEYS })
  p256dh!: string;

  @TextField({ max: 24, pattern: AUTH, text: NO_KEYS })
  auth!: string;

  @TextField({ max: 5, pattern: TIME_OF_DAY, text: 'The time of day is HH:MM, as 07:30', example: '07:30' })
  time!: string;

  @TimeZoneField({ optional: false })
  time_zone!: string;
}
