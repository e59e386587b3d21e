import { CATEGORIES, type Category } from '@emit/contract/categories';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { GuideRequest } from '@emit/contract/guide';
import { CLIENT_ID } from '../../http/validation/client-id.js';
import { ChoiceField, ListField, TextField } from '../../http/validation/fields.js';

const ID_TEXT = 'Ids must be 1 to 64 letters, digits or _ . : -';
/** Ten are used; more are taken and left out, as clients may count the prompt twice. */
const HISTORY_TAKEN = 50;

export class HistoryMessageDto {
  @ChoiceField({ values: ['user', 'assistant'], text: "A message's role must be user or assistant" })
  role!: 'user' | 'assistant';

  @TextField({ min: 0, max: LIMITS.messageMax, text: 'A message must have content' })
  content!: string;
}

export class GuideDto implements GuideRequest {
  @TextField({
    trim: true,
    max: LIMITS.promptMax,
    text: MESSAGES.promptRequired,
    tooLong: `Please ask in at most ${LIMITS.promptMax} characters`,
    example: 'What does Psalm 23 say about fear?',
  })
  prompt!: string;

  @ChoiceField({
    optional: true,
    values: CATEGORIES,
    text: `Category must be one of ${CATEGORIES.join(', ')}`,
  })
  category?: Category;

  @TextField({ optional: true, max: 64, pattern: CLIENT_ID, text: ID_TEXT })
  conversation_id?: string | null;

  @TextField({ optional: true, max: 64, pattern: CLIENT_ID, text: ID_TEXT })
  message_id?: string;

  @ListField({
    optional: true,
    max: HISTORY_TAKEN,
    of: () => HistoryMessageDto,
    text: 'Message history must be a list of {role, content}',
  })
  message_history?: HistoryMessageDto[];

  @TextField({ optional: true, max: LIMITS.promptMax, text: 'The system instruction must be text' })
  system?: string;

  /** Never refused for what it says: an unknown one names no country. */
  @TextField({ optional: true, max: 256, text: 'The time zone must be text', example: 'Europe/Paris' })
  time_zone?: string;
}

/** Which question's reply is wanted: the ids that it was asked with. */
export class ReplyQuery {
  @TextField({ max: 64, pattern: CLIENT_ID, text: ID_TEXT })
  conversation_id!: string;

  @TextField({ max: 64, pattern: CLIENT_ID, text: ID_TEXT })
  message_id!: string;
}
