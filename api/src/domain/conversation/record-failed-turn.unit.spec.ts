import { given } from '../../testing/decider-spec.js';
import { messageSent, turnFailed } from '../../testing/events.js';
import { sealedAs } from '../../testing/sealed.js';
import type { RecordFailedTurn, RecordTurn } from './commands.js';
import { conversationDecider } from './decide.js';
import type { ConversationEvent } from './events.js';

const failure: RecordFailedTurn = {
  type: 'RecordFailedTurn',
  failureId: 'failure-q',
  start: { category: 'biblical', title: null },
  question: { messageId: 'q', category: 'biblical', text: sealedAs('text-q'), sentAt: 1_000 },
  reason: 'broken-off',
  tokens: { model: 'small', inputTokens: 8, outputTokens: 2, cacheReadTokens: 0, cacheWriteTokens: 0 },
};
const shown = sealedAs('In the');
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { category: 'biblical', title: null },
};
const asked = messageSent('q');
const failed = turnFailed('q');
const deleted: ConversationEvent = { type: 'ConversationDeleted', data: {} };
const turn: RecordTurn = {
  ...failure,
  type: 'RecordTurn',
  reply: { messageId: 'r', text: sealedAs('text-r'), sentAt: 2_000 },
};

describe('RecordFailedTurn', () => {
  it('starts the conversation and records the question and what became of it in one append', () => {
    given(conversationDecider).when(failure).then(started, asked, failed);
  });
  it('keeps what the member was shown', () => {
    given(conversationDecider)
      .when({ ...failure, shown })
      .then(started, asked, turnFailed('q', { shown }));
  });
  it.each([
    ['unavailable', false],
    ['broken-off', false],
    ['empty', true],
  ] as const)('that is %s: the member pays is %s', (reason, charged) => {
    given(conversationDecider, started, asked)
      .when({ ...failure, reason })
      .then(turnFailed('q', { reason, charged }));
  });
  it('records a failure once, and each further one', () => {
    given(conversationDecider, started, asked, failed).when(failure).thenNothing();
    given(conversationDecider, started, asked, failed)
      .when({ ...failure, failureId: 'second' })
      .then(turnFailed('q', { failureId: 'second' }));
  });
  it('leaves the question to be answered later, by its id', () => {
    const types = conversationDecider
      .decide(
        turn,
        [started, asked, failed].reduce(conversationDecider.evolve, conversationDecider.initial()),
      )
      .map(({ type }) => type);
    expect(types).toEqual(['MessageSent', 'TokensConsumed']);
  });
  it('does not ask for the question that a client saved, or gave to another message', () => {
    given(conversationDecider, started, messageSent('q', { via: 'save' }))
      .when(failure)
      .then(failed);
    given(conversationDecider, started, messageSent('q', { role: 'assistant' }))
      .when(failure)
      .then(failed);
  });
  it('in a conversation that was deleted meanwhile keeps what was spent and no text', () => {
    given(conversationDecider, started, asked, deleted)
      .when({ ...failure, shown })
      .then(failed);
    given(conversationDecider, started, deleted)
      .when({ ...failure, shown, tokens: { ...failure.tokens, inputTokens: 0, outputTokens: 0 } })
      .thenNothing();
  });
  it('needs a conversation, or the means to start one', () => {
    given(conversationDecider)
      .when({ ...failure, start: null })
      .thenRefused('CONVERSATION_NOT_FOUND');
  });
  it('refuses counts that are none', () => {
    const tokens = { ...failure.tokens, inputTokens: -1 };
    given(conversationDecider)
      .when({ ...failure, tokens })
      .thenThrows(RangeError);
  });
});

describe('RecordTurn with a summary', () => {
  const summary = { upToMessageId: 'q1', text: sealedAs('They spoke of rest.') };
  const before = [started, messageSent('q1'), messageSent('q2'), asked];
  const after = (...events: ConversationEvent[]) =>
    conversationDecider
      .decide({ ...turn, summary }, events.reduce(conversationDecider.evolve, conversationDecider.initial()))
      .filter(({ type }) => type === 'ConversationSummarised');
  const summarised = (upToMessageId: string): ConversationEvent => ({
    type: 'ConversationSummarised',
    data: { upToMessageId, summary: summary.text },
  });

  it('records it with the turn', () => {
    expect(after(...before)).toEqual([summarised('q1')]);
  });
  it('drops one of less than is summarised already, and one of a message that is not there', () => {
    expect(after(...before, summarised('q2'))).toEqual([]);
    expect(after(...before, summarised('q1'))).toEqual([]);
    expect(after(started, asked)).toEqual([]);
  });
  it('remembers the latest', () => {
    const state = [...before, summarised('q1'), summarised('q2')].reduce(
      conversationDecider.evolve,
      conversationDecider.initial(),
    );
    expect(state.summary?.upToMessageId).toBe('q2');
  });
});
