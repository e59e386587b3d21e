import { LIMITS } from '@emit/contract/limits';
import { given } from '../../testing/decider-spec.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { SavedMessage } from './commands.js';
import { conversationDecider } from './decide.js';
import type { ConversationEvent } from './events.js';

/** As a sealed text of so many bytes looks. */
function sealedOf(bytes: number): Sealed {
  return `v1.${'A'.repeat(Math.ceil(((bytes + 28) * 4) / 3))}` as Sealed;
}

const message = (messageId: string, bytes = 10): SavedMessage => ({
  messageId,
  role: 'user',
  category: null,
  text: sealedOf(bytes),
  sentAt: 1,
});
const many = (count: number, bytes?: number) =>
  Array.from({ length: count }, (_, n) => message(`m${n}`, bytes));
const sent = (messages: readonly SavedMessage[]): ConversationEvent[] =>
  messages.map((data) => ({ type: 'MessageSent', data: { ...data, via: 'save' } }));
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { category: 'general', title: sealedOf(5) },
};
const saves = (...messages: SavedMessage[]) =>
  ({ type: 'SaveConversation', start: null, title: null, messages }) as const;

const tokens = { model: 'm', inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };
const turn = {
  type: 'RecordTurn',
  start: null,
  question: { ...message('question'), category: 'general' },
  reply: { messageId: 'reply', text: sealedOf(10), sentAt: 2 },
  tokens,
} as const;

describe('a conversation', () => {
  const full = [started, ...sent(many(LIMITS.conversationMessages))];

  it('takes messages to its limit, and none beyond', () => {
    const nearly = full.slice(0, -1);
    given(conversationDecider, ...nearly)
      .when(saves(message('last')))
      .then(...sent([message('last')]));
    given(conversationDecider, ...nearly)
      .when(saves(message('last'), message('one more')))
      .thenRefused('CONVERSATION_FULL');
  });

  it('takes texts to its limit of bytes, and none beyond', () => {
    const size = LIMITS.conversationBytes / 200;
    const large = [started, ...sent(many(199, size))];
    given(conversationDecider, ...large)
      .when(saves(message('last', size - 10)))
      .then(...sent([message('last', size - 10)]));
    given(conversationDecider, ...large)
      .when(saves(message('last', size + 10)))
      .thenRefused('CONVERSATION_FULL');
  });

  it('refuses one that would begin too large', () => {
    const start = { category: 'general', title: null } as const;
    given(conversationDecider)
      .when({ ...saves(...many(LIMITS.conversationMessages + 1)), start })
      .thenRefused('CONVERSATION_FULL');
  });

  it('that is full can be saved again as it is, renamed and deleted, and keeps what was paid for', () => {
    given(conversationDecider, ...full)
      .when(saves(message('m1'), message('m2')))
      .thenNothing();
    const title = sealedOf(7);
    given(conversationDecider, ...full)
      .when({ type: 'RenameConversation', title })
      .then({ type: 'ConversationRenamed', data: { title } });
    given(conversationDecider, ...full)
      .when({ type: 'DeleteConversation' })
      .then({ type: 'ConversationDeleted', data: {} });
    const recorded = [started, ...sent(many(LIMITS.conversationMessages))].reduce(
      conversationDecider.evolve,
      conversationDecider.initial(),
    );
    expect(conversationDecider.decide(turn, recorded).map(({ type }) => type)).toEqual([
      'MessageSent',
      'MessageSent',
      'TokensConsumed',
    ]);
  });
});
