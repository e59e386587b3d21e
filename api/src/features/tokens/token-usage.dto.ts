import { CURSOR } from '../shared/moment-cursor.js';
import { TextField } from '../../http/validation/fields.js';
import { Rule } from '../../http/validation/rule.js';
import { DayField, isDay } from '../../http/validation/usual-fields.js';

/** Days of the calendar, UTC; both in. */
export class UsageRangeQuery {
  @DayField()
  from?: string;

  @DayField()
  @IsNotBefore('from')
  to?: string;
}

export class ChargesQuery {
  /** `next` of the page before. */
  @TextField({
    optional: true,
    inQuery: true,
    max: 31,
    pattern: CURSOR,
    text: 'Please give next of the page before',
  })
  before?: string;
}

function IsNotBefore(other: 'from'): PropertyDecorator {
  return Rule('isNotBefore', 'The last day must not be before the first', (value, range) => {
    const first = (range as UsageRangeQuery)[other];
    // A first day that is none is refused by its own rule.
    return !isDay(first) || !isDay(value) || value >= first;
  });
}
