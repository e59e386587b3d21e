import { CATEGORIES, type Category } from '@emit/contract/categories';
import { LIMITS } from '@emit/contract/limits';
import type {
  CreateConversationRequest,
  SyncRequest,
  UpdateConversationRequest,
  WireMessage,
} from '@emit/contract/wire';
import { Transform } from 'class-transformer';
import { ChoiceField, IntegerField, ListField, TextField } from '../validation/fields.js';

/** Ids that clients make: a UUID, 'temp_…', or a number; nothing that could hold a text. */
export const CLIENT_ID = /^[A-Za-z0-9_.:-]{1,64}$/;
const ID_TEXT = 'Ids must be 1 to 64 letters, digits or _ . : -';
const MESSAGES_TEXT = 'Messages must be a list of {id, role, content, timestamp}';
const TITLE_TEXT = `A title must be text of at most ${LIMITS.titleMax} characters`;
const INSTANT_TEXT = 'Times must be ISO instants or epoch milliseconds';
const LAST_INSTANT = 8_640_000_000_000_000;

const NumberAsText = () =>
  Transform(({ value }) => (typeof value === 'number' ? String(value) : (value as unknown)));

export class MessageDto implements WireMessage {
  @NumberAsText()
  @TextField({ max: 64, pattern: CLIENT_ID, text: ID_TEXT })
  id!: string;

  @ChoiceField({ values: ['user', 'assistant'], text: "A message's role must be user or assistant" })
  role!: 'user' | 'assistant';

  @TextField({ max: LIMITS.messageMax, text: 'A message must have content' })
  content!: string;

  @ChoiceField({
    optional: true,
    values: CATEGORIES,
    text: `Category must be one of ${CATEGORIES.join(', ')}`,
  })
  category?: Category;

  @IntegerField({ min: 0, max: LAST_INSTANT, text: "A message's timestamp must be epoch milliseconds" })
  timestamp!: number;
}

export class CreateConversationDto implements CreateConversationRequest {
  @TextField({ optional: true, max: LIMITS.titleMax, text: TITLE_TEXT })
  title?: string;

  @ListField({ min: 1, max: LIMITS.messagesPerSave, of: () => MessageDto, text: MESSAGES_TEXT })
  messages!: MessageDto[];

  @ChoiceField({
    optional: true,
    values: CATEGORIES,
    text: `Category must be one of ${CATEGORIES.join(', ')}`,
  })
  category?: Category;

  @NumberAsText()
  @TextField({ optional: true, max: 40, text: INSTANT_TEXT })
  created_at?: string;

  @NumberAsText()
  @TextField({ optional: true, max: 40, text: INSTANT_TEXT })
  updated_at?: string;
}

export class UpdateConversationDto implements UpdateConversationRequest {
  @TextField({ optional: true, max: LIMITS.titleMax, text: TITLE_TEXT })
  title?: string;

  @ListField({ optional: true, max: LIMITS.messagesPerSave, of: () => MessageDto, text: MESSAGES_TEXT })
  messages?: MessageDto[];

  @NumberAsText()
  @TextField({ optional: true, max: 40, text: INSTANT_TEXT })
  updated_at?: string;
}

export class SyncedConversationDto extends UpdateConversationDto {
  @NumberAsText()
  @TextField({ max: 64, pattern: CLIENT_ID, text: ID_TEXT })
  id!: string;

  @ListField({ max: LIMITS.messagesPerSave, of: () => MessageDto, text: MESSAGES_TEXT })
  declare messages: MessageDto[];

  @ChoiceField({
    optional: true,
    values: CATEGORIES,
    text: `Category must be one of ${CATEGORIES.join(', ')}`,
  })
  category?: Category;
}

export class SyncDto implements SyncRequest {
  @ListField({ max: 500, of: () => SyncedConversationDto, text: 'Conversations must be a list' })
  conversations!: SyncedConversationDto[];
}
