import { LIMITS } from '@emit/contract/limits';
import {
  IMPORT_SOURCES,
  type ImportRequest,
  type ImportRow,
  type ImportSource,
} from '@emit/contract/practice-import';
import { ChoiceField, ListField, TextField } from '../../http/validation/fields.js';
import { DayField, TimeZoneField } from '../../http/validation/usual-fields.js';
import { SaidOfPracticeDto } from './practice.dto.js';

/** A hash or a UUID: nothing that could hold a text. */
const ROW_KEY = /^[A-Za-z0-9-]{1,64}$/;

export class ImportRowDto extends SaidOfPracticeDto implements ImportRow {
  @TextField({
    max: LIMITS.importKeyMax,
    pattern: ROW_KEY,
    text: 'The key of a row must be 1 to 64 letters, digits or -',
  })
  key!: string;

  @DayField({ optional: false })
  practice_date!: string;
}

export class ImportDto implements ImportRequest {
  @ChoiceField({ values: IMPORT_SOURCES, text: `The source is one of ${IMPORT_SOURCES.join(', ')}` })
  source!: ImportSource;

  @TimeZoneField()
  time_zone?: string;

  @ListField({
    min: 1,
    max: LIMITS.practicesPerImport,
    of: () => ImportRowDto,
    text: 'Please send the practices as a list',
  })
  practices!: ImportRowDto[];
}
