import type { Category } from '@emit/contract/categories';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import type { GuideRequest } from '@emit/contract/guide';
import { ListField, TextField } from '../../http/validation/fields.js';
import { CategoryField, ClientIdField, RoleField } from '../../http/validation/usual-fields.js';

/** Ten are used; more are taken and left out, as clients may count the prompt twice. */
const HISTORY_TAKEN = 50;

export class HistoryMessageDto {
  @RoleField()
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

  @CategoryField()
  category?: Category;

  @ClientIdField({ optional: true })
  conversation_id?: string | null;

  @ClientIdField({ optional: true })
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
  @ClientIdField()
  conversation_id!: string;

  @ClientIdField()
  message_id!: string;
}
