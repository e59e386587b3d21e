import type { Category } from '@emit/contract/categories';
import type { Quotation } from '@emit/contract/scripture';
import {
  conversationIdOf,
  type CutShort,
  type MessageSent,
  type TokensConsumed,
} from '../domain/conversation/events.js';
import type { Projection } from '../kernel/projection.js';
import type { Sealed } from '../kernel/sealed.js';
import type { Folded } from './folded.js';

/** Events of the stream to a page: small enough to rewrite with every turn, however long the conversation is. */
const EVENTS_PER_PAGE = 64;

export interface PageMessage {
  messageId: string;
  role: 'user' | 'assistant';
  category: Category | null;
  text: Sealed;
  /** Epoch milliseconds, by the sender's clock and by the log's. */
  sentAt: number;
  at: number;
  via: 'turn' | 'save';
  quotations?: Sealed<Quotation[]>;
  stop?: CutShort;
}

export interface ConversationPage {
  messages: PageMessage[];
  /** Replies and their total tokens; a reply may stand on the page before. Pairs fold faster than a record of ids. */
  tokens: [messageId: string, totalTokens: number][];
}

/** Keys of one conversation's pages, in order: list them by this prefix. */
export const pagePrefix = (conversationId: string): string => `${conversationId}/`;

export const conversationPagesProjection: Projection<ConversationPage> = {
  name: 'conversation-pages',
  shape: '2',
  types: ['MessageSent', 'TokensConsumed'],
  key(event) {
    const page = Math.floor(event.revision / EVENTS_PER_PAGE);
    return pagePrefix(conversationIdOf(event.stream)) + String(page).padStart(6, '0');
  },
  owner: (event) => event.memberId,
  initial: () => ({ messages: [], tokens: [] }),
  evolve(page: ConversationPage, event: Folded<MessageSent | TokensConsumed>) {
    if (event.type === 'TokensConsumed') {
      page.tokens.push([event.data.messageId, event.data.totalTokens]);
    } else if (event.type === 'MessageSent') {
      const { messageId, role, category, text, sentAt, via, quotations, stop } = event.data;
      const message: PageMessage = { messageId, role, category, text, sentAt, at: event.at, via };
      if (quotations !== undefined) message.quotations = quotations;
      if (stop !== undefined) message.stop = stop;
      page.messages.push(message);
    }
    return page;
  },
};
