import type { Category } from '@emit/contract/categories';
import { LIMITS } from '@emit/contract/limits';
import type {
  CreateConversationRequest,
  SyncRequest,
  UpdateConversationRequest,
  WireMessage,
} from '@emit/contract/wire';
import { ChoiceField, FlagField, IntegerField, ListField, TextField } from '../../http/validation/fields.js';
import type { MessagePage } from './conversation-views.js';
import { CategoryField, ClientIdField, RoleField } from '../../http/validation/usual-fields.js';

const MESSAGES_TEXT = 'Messages must be a list of {id, role, content, timestamp}';
const INSTANT_TEXT = 'Times must be ISO instants or epoch milliseconds';
const LAST_INSTANT = 8_640_000_000_000_000;

/** Clients make ids of clocks and of random numbers, too. */
const IdField = () => ClientIdField({ number: { minimum: 0, maximum: Number.MAX_SAFE_INTEGER } });

/** Taken as it comes, in any of the forms in which clients write their times: it is only told apart from others. */
const InstantField = () =>
  TextField({
    optional: true,
    max: 40,
    number: { minimum: -LAST_INSTANT, maximum: LAST_INSTANT },
    text: INSTANT_TEXT,
  });

const TitleField = () =>
  TextField({
    optional: true,
    max: LIMITS.titleMax,
    text: `A title must be text of at most ${LIMITS.titleMax} characters`,
  });

export class MessageDto implements WireMessage {
  @IdField()
  id!: string;

  @RoleField()
  role!: 'user' | 'assistant';

  @TextField({ max: LIMITS.messageMax, text: 'A message must have content' })
  content!: string;

  @CategoryField()
  category?: Category;

  @IntegerField({ min: 0, max: LAST_INSTANT, text: "A message's timestamp must be epoch milliseconds" })
  timestamp!: number;
}

export class ListQuery {
  @ChoiceField({
    optional: true,
    inQuery: true,
    values: ['full', 'summary'],
    text: 'The view is full or summary',
  })
  view?: 'full' | 'summary';
}

const PAGE_TEXT = `Please ask for 1 to ${LIMITS.messagesAtOnce} messages`;
const BEFORE_TEXT = 'Please give messages_before of the page after';

/** A page of a conversation's messages, counted from its end; the whole conversation without `limit`. */
export class PageQuery {
  @TextField({ optional: true, inQuery: true, max: 3, pattern: /^[1-9]\d*$/, text: PAGE_TEXT })
  limit?: string;

  /** `messages_before` of the page that follows in the talk. */
  @TextField({ optional: true, inQuery: true, max: 9, pattern: /^\d+$/, text: BEFORE_TEXT })
  before?: string;
}

export function pageOf({ limit, before }: PageQuery): MessagePage | undefined {
  if (limit === undefined) return undefined;
  const most = Math.min(Number(limit), LIMITS.messagesAtOnce);
  return { limit: most, before: before === undefined ? Infinity : Number(before) };
}

export class CreateConversationDto implements CreateConversationRequest {
  @TitleField()
  title?: string;

  @ListField({ min: 1, max: LIMITS.messagesPerSave, of: () => MessageDto, text: MESSAGES_TEXT })
  messages!: MessageDto[];

  @CategoryField()
  category?: Category;

  @InstantField()
  created_at?: string;

  @InstantField()
  updated_at?: string;
}

export class UpdateConversationDto implements UpdateConversationRequest {
  @TitleField()
  title?: string;

  @FlagField({ text: 'A conversation is pinned or not: true or false' })
  pinned?: boolean;

  @FlagField({ text: 'A conversation is archived or not: true or false' })
  archived?: boolean;

  @ListField({ optional: true, max: LIMITS.messagesPerSave, of: () => MessageDto, text: MESSAGES_TEXT })
  messages?: MessageDto[];

  @InstantField()
  updated_at?: string;
}

/** No heir of another: the rules of a field are inherited, and cannot be taken back. */
export class SyncedConversationDto {
  @IdField()
  id!: string;

  @TitleField()
  title?: string;

  @ListField({ max: LIMITS.messagesPerSave, of: () => MessageDto, text: MESSAGES_TEXT })
  messages!: MessageDto[];

  @CategoryField()
  category?: Category;

  @InstantField()
  created_at?: string;

  @InstantField()
  updated_at?: string;
}

export class SyncDto implements SyncRequest {
  @ListField({ max: 500, of: () => SyncedConversationDto, text: 'Conversations must be a list' })
  conversations!: SyncedConversationDto[];
}
