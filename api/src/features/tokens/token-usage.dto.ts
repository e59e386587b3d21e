import { CURSOR } from './charge-cursor.js';
import { TextField } from '../../http/validation/fields.js';
import { Rule } from '../../http/validation/rule.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const notADay = 'Please give days as YYYY-MM-DD, for example 2026-11-01';

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
    max: 33,
    pattern: CURSOR,
    text: 'Please give next of the page before',
  })
  before?: string;
}

/** A day of the calendar, UTC; may be left out. */
function DayField(): PropertyDecorator {
  return (target, name) => {
    Rule('isDay', notADay, isDay)(target, name);
    TextField({ optional: true, max: 10, pattern: DAY, text: notADay, format: 'date' })(target, name);
  };
}

function IsNotBefore(other: 'from'): PropertyDecorator {
  return Rule('isNotBefore', 'The last day must not be before the first', (value, range) => {
    const first = (range as UsageRangeQuery)[other];
    // A first day that is none is refused by its own rule.
    return !isDay(first) || !isDay(value) || value >= first;
  });
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}
