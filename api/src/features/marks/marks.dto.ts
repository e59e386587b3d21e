import { LIMITS } from '@emit/contract/limits';
import {
  HIGHLIGHT_COLOURS,
  type HighlightColour,
  type HighlightRequest,
  type NoteRequest,
} from '@emit/contract/marks';
import { ChoiceField, IntegerField, IntegersField, TextField } from '../../http/validation/fields.js';

/** The longest chapter's. */
const MOST_VERSES = 176;

abstract class VersesDto {
  @TextField({ max: 30, text: 'Please name a book of the Bible, such as "John"', example: 'John' })
  book!: string;

  @IntegerField({ min: 1, max: 150, text: 'The chapter is a whole number from 1 to 150' })
  chapter!: number;

  @IntegersField({
    min: 1,
    max: MOST_VERSES,
    least: 1,
    most: MOST_VERSES,
    text: `Please name the verses, 1 to ${MOST_VERSES}`,
  })
  verses!: number[];
}

export class HighlightDto extends VersesDto implements HighlightRequest {
  @ChoiceField({
    optional: true,
    values: HIGHLIGHT_COLOURS,
    text: `The colour is one of ${HIGHLIGHT_COLOURS.join(', ')}`,
  })
  colour?: HighlightColour;
}

export class NoteDto extends VersesDto implements NoteRequest {
  @TextField({
    trim: true,
    max: LIMITS.noteMax,
    text: 'Please write a note',
    tooLong: `A note has at most ${LIMITS.noteMax.toLocaleString('en')} characters`,
  })
  text!: string;
}
