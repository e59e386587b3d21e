import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { MINDSTREAM_TYPES, type MindStreamType } from '@emit/contract/mindstreams';
import type { PracticeRequest } from '@emit/contract/wire';
import { ChoiceField, IntegerField, TextField } from '../../http/validation/fields.js';
import {
  IsPracticeTypeOfStream,
  IsTimeZone,
  TIME_ZONE,
  TIME_ZONE_TEXT,
} from '../../http/validation/practice-rules.js';

export class PracticeDto implements PracticeRequest {
  @ChoiceField({ values: MINDSTREAM_TYPES, text: 'Please select a MindStream: power, flow or clarity' })
  mindstream_type!: MindStreamType;

  @TextField({ max: 60, text: MESSAGES.practiceTypeRequired, example: 'Bible Study' })
  @IsPracticeTypeOfStream()
  practice_type!: string;

  @TextField({ optional: true, max: LIMITS.practiceNameMax, text: MESSAGES.practiceNameRequired })
  practice_name?: string;

  @IntegerField({
    min: LIMITS.durationMin,
    max: LIMITS.durationMax,
    text: `Duration must be a whole number of minutes from ${LIMITS.durationMin} to ${LIMITS.durationMax}`,
  })
  duration_minutes!: number;

  @IntegerField({
    min: LIMITS.qualityMin,
    max: LIMITS.qualityMax,
    text: `Quality rating must be a whole number from ${LIMITS.qualityMin} to ${LIMITS.qualityMax}`,
  })
  quality_rating!: number;

  @TextField({ optional: true, max: LIMITS.insightsMax, text: 'Insights must be text' })
  insights_gained?: string;

  @TextField({
    optional: true,
    max: 64,
    pattern: TIME_ZONE,
    text: TIME_ZONE_TEXT,
    format: 'iana-time-zone',
    example: 'Europe/Paris',
  })
  @IsTimeZone()
  time_zone?: string;
}
