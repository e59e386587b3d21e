import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { MINDSTREAM_TYPES, practiceTypesOf, type MindStreamType } from '@emit/contract/mindstreams';
import type { PracticeRequest } from '@emit/contract/practices';
import { ChoiceField, IntegerField, TextField } from '../../http/validation/fields.js';
import { Rule } from '../../http/validation/rule.js';
import { DayField, TimeZoneField } from '../../http/validation/usual-fields.js';
import { CURSOR } from '../shared/moment-cursor.js';

const STREAM_TEXT = 'Please select a MindStream: power, flow or clarity';

/** The practice type belongs to the `mindstream_type` beside it (spec §3 "MindStream types and practice types"). */
const IsPracticeTypeOfStream = () =>
  Rule('isPracticeTypeOfStream', MESSAGES.practiceTypeRequired, (value, practice) => {
    const stream = MINDSTREAM_TYPES.find((type) => type === (practice as SaidOfPracticeDto).mindstream_type);
    // An unknown stream is refused by its own rule.
    return stream === undefined || practiceTypesOf(stream).some((type) => type === value);
  });

/** What every practice says, also one that is imported. */
export class SaidOfPracticeDto {
  @ChoiceField({ values: MINDSTREAM_TYPES, text: STREAM_TEXT })
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
}

export class PracticeDto extends SaidOfPracticeDto implements PracticeRequest {
  @TimeZoneField()
  time_zone?: string;

  @DayField()
  practice_date?: string;
}

export class PracticesQuery {
  /** The member's own. */
  @DayField({ inQuery: true })
  day?: string;

  @ChoiceField({ optional: true, inQuery: true, values: MINDSTREAM_TYPES, text: STREAM_TEXT })
  stream?: MindStreamType;

  @TextField({ optional: true, inQuery: true, max: 60, text: MESSAGES.practiceTypeRequired })
  type?: string;

  /** `next` of the page before. */
  @TextField({
    optional: true,
    inQuery: true,
    max: 31,
    pattern: CURSOR,
    text: 'Please give next of the page before',
  })
  cursor?: string;
}
