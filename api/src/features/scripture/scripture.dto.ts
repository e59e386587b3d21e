import type { CheckRequest } from '@emit/contract/scripture';
import type { Translation } from '@emit/contract/translations';
import { TextField } from '../../http/validation/fields.js';
import { TranslationField } from '../../http/validation/usual-fields.js';

/** A long reply has about 30,000 characters. */
const CHECKED_MAX = 40_000;

/** The translation to be shown beside the King James text. */
const BesideField = () => TranslationField({ optional: true, inQuery: true });

export class PassagesQuery {
  @TextField({
    trim: true,
    max: 300,
    text: 'Please give a reference, for example "John 3:16" or "Genesis 1-4"',
    example: 'Genesis 1-4',
  })
  ref!: string;

  @BesideField()
  translation?: Translation;
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

  @BesideField()
  translation?: Translation;
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
