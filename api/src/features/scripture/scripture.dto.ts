import type { CheckRequest } from '@emit/contract/scripture';
import { TextField } from '../../http/validation/fields.js';

/** A long reply has about 30,000 characters. */
const CHECKED_MAX = 40_000;

export class PassagesQuery {
  @TextField({
    trim: true,
    max: 300,
    text: 'Please give a reference, for example "John 3:16" or "Genesis 1-4"',
    example: 'Genesis 1-4',
  })
  ref!: string;
}

export class SearchQuery {
  @TextField({
    trim: true,
    max: 300,
    text: 'Please enter words to search for, or a phrase in quotation marks',
    example: 'valley of the shadow',
  })
  q!: string;

  @TextField({
    optional: true,
    inQuery: true,
    max: 3,
    pattern: /^(?:[1-9][0-9]?|100)$/,
    text: 'The limit is a number from 1 to 100',
  })
  limit?: string;
}

export class CheckDto implements CheckRequest {
  @TextField({
    min: 0,
    max: CHECKED_MAX,
    text: 'Please give the text to check',
    tooLong: `Please check at most ${CHECKED_MAX} characters at once`,
    example: '“Jesus wept” (John 11:35).',
  })
  text!: string;
}
