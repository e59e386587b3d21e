import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import type { RecordTurn } from './commands.js';
import { conversationDecider } from './decide.js';
import type { ConversationEvent } from './events.js';

const turn: RecordTurn = {
  type: 'RecordTurn',
  start: { category: 'general', title: null },
  question: { messageId: 'q1', category: 'general', text: sealedAs('why?'), sentAt: 1_000 },
  reply: { messageId: 'r1', text: sealedAs('because'), sentAt: 2_000 },
  tokens: { model: 'm', inputTokens: 100, outputTokens: 20, cacheReadTokens: 3, cacheWriteTokens: 4 },
};
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { category: 'general', title: null },
};
const question: ConversationEvent = {
  type: 'MessageSent',
  data: {
    messageId: 'q1',
    role: 'user',
    category: 'general',
    text: sealedAs('why?'),
    sentAt: 1_000,
    via: 'turn',
  },
};
const reply: ConversationEvent = {
  type: 'MessageSent',
  data: {
    messageId: 'r1',
    role: 'assistant',
    category: null,
    text: sealedAs('because'),
    sentAt: 2_000,
    via: 'turn',
    replyTo: 'q1',
  },
};
const consumed: ConversationEvent = {
  type: 'TokensConsumed',
  data: {
    messageId: 'r1',
    model: 'm',
    inputTokens: 100,
    outputTokens: 20,
    cacheReadTokens: 3,
    cacheWriteTokens: 4,
    totalTokens: 127,
  },
};
const savedQuestion: ConversationEvent = { type: 'MessageSent', data: { ...question.data, via: 'save' } };
const savedOther: ConversationEvent = {
  type: 'MessageSent',
  data: { ...question.data, messageId: 'q2', via: 'save' },
};
const deleted: ConversationEvent = { type: 'ConversationDeleted', data: {} };

describe('RecordTurn', () => {
  it('starts the conversation and records question, reply and tokens in one append', () => {
    given(conversationDecider).when(turn).then(started, question, reply, consumed);
  });
  it('goes on with a conversation that is there, whether or not it could start one', () => {
    given(conversationDecider, started).when(turn).then(question, reply, consumed);
    given(conversationDecider, started)
      .when({ ...turn, start: null })
      .then(question, reply, consumed);
  });
  it('records what was quoted, and why the reply was cut short, and remembers both', () => {
    const [quotations, stop] = [sealedAs('[]') as never, 'length' as const];
    const whole = {
      type: 'MessageSent' as const,
      data: { ...reply.data, quotations, stop },
    } as ConversationEvent;
    given(conversationDecider)
      .when({ ...turn, reply: { ...turn.reply, quotations, stop } })
      .then(started, question, whole, consumed);
    const state = [started, question, whole].reduce(
      conversationDecider.evolve,
      conversationDecider.initial(),
    );
    expect(state.byId.get('r1')).toMatchObject({ quotations, stop });
    expect(state.byId.get('q1')).not.toHaveProperty('stop');
  });
  it('records the same question once, whatever its second reply was', () => {
    const again = { ...turn, reply: { ...turn.reply, messageId: 'r9' } };
    given(conversationDecider, started, question, reply, consumed).when(turn).thenNothing();
    given(conversationDecider, started, question, reply, consumed).when(again).thenNothing();
    given(conversationDecider, started, question, reply, consumed, deleted).when(again).thenNothing();
  });
  it('adds reply and tokens alone to a question that a client saved meanwhile', () => {
    given(conversationDecider, started, savedQuestion).when(turn).then(reply, consumed);
  });
  it('adds reply and tokens alone where another message was saved under the id of the question meanwhile', () => {
    given(conversationDecider, started, savedReply('q1')).when(turn).then(reply, consumed);
    given(conversationDecider, started, savedReply('q1'), reply, consumed).when(turn).thenNothing();
  });
  it('knows which question was answered, also when others were saved meanwhile', () => {
    const history = [started, savedQuestion, savedOther, reply, consumed];
    given(conversationDecider, ...history)
      .when(turn)
      .thenNothing();
    const state = history.reduce(conversationDecider.evolve, conversationDecider.initial());
    expect([...state.replies]).toEqual([['q1', 'r1']]);
    expect(state.messages.map(({ messageId }) => messageId)).toEqual(['q1', 'q2', 'r1']);
  });
  it('is refused where there is no conversation and none to start', () => {
    given(conversationDecider)
      .when({ ...turn, start: null })
      .thenRefused('CONVERSATION_NOT_FOUND');
  });
  it('counts the tokens of a reply that came after the conversation was deleted, once, and keeps no text', () => {
    given(conversationDecider, started, deleted).when(turn).then(consumed);
    given(conversationDecider, started, deleted, consumed).when(turn).thenNothing();
  });
  it('records nothing of a free reply that came after the conversation was deleted', () => {
    const tokens = {
      model: 'offline',
      inputTokens: 0,
      outputTokens: 0,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
    };
    given(conversationDecider, started, deleted)
      .when({ ...turn, tokens })
      .thenNothing();
  });
  it.each<[string, RecordTurn, ConversationEvent[]]>([
    ["a reply's", { ...turn, question: { ...turn.question, messageId: 'r1' } }, []],
    ["an earlier message's", turn, [savedReply('r1')]],
  ])('refuses an id that is %s already', (_whose, command, more) => {
    given(conversationDecider, started, ...more)
      .when(command)
      .thenRefused('MESSAGE_ID_TAKEN');
  });
  it.each([-1, 0.5, Number.NaN])('takes %p tokens for a bug', (inputTokens) => {
    given(conversationDecider)
      .when({ ...turn, tokens: { ...turn.tokens, inputTokens } })
      .thenThrows(RangeError);
  });
});

function savedReply(messageId: string): ConversationEvent {
  return {
    type: 'MessageSent',
    data: { messageId, role: 'assistant', category: null, text: sealedAs('hm'), sentAt: 500, via: 'save' },
  };
}
