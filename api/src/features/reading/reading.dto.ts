import { LIMITS } from '@emit/contract/limits';
import {
  READING_PLAN_IDS,
  READING_STATUSES,
  type DayReadRequest,
  type ReadingPlanId,
  type ReadingStatus,
  type ReadingStatusRequest,
  type StartReadingRequest,
} from '@emit/contract/reading-plans';
import { ChoiceField, IntegerField } from '../../http/validation/fields.js';
import { DayField, TimeZoneField } from '../../http/validation/usual-fields.js';

export class StartReadingDto implements StartReadingRequest {
  @ChoiceField({ values: READING_PLAN_IDS, text: `The plan is one of ${READING_PLAN_IDS.join(', ')}` })
  plan!: ReadingPlanId;
}

export class ReadingStatusDto implements ReadingStatusRequest {
  @ChoiceField({ values: READING_STATUSES, text: `The status is one of ${READING_STATUSES.join(', ')}` })
  status!: ReadingStatus;
}

export class DayReadDto implements DayReadRequest {
  @IntegerField({
    optional: true,
    min: LIMITS.durationMin,
    max: LIMITS.durationMax,
    text: `Minutes must be a whole number from ${LIMITS.durationMin} to ${LIMITS.durationMax}`,
  })
  minutes?: number;

  @TimeZoneField()
  time_zone?: string;

  @DayField()
  practice_date?: string;
}
