import { given } from '../../testing/decider-spec.js';
import { messageSent } from '../../testing/events.js';
import { sealedAs } from '../../testing/sealed.js';
import type { RateQuotation, RateReply } from './commands.js';
import { conversationDecider } from './decide.js';
import type { ConversationEvent, QuotationRated, ReplyRated } from './events.js';

const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { category: 'biblical', title: sealedAs('title') },
};
const deleted: ConversationEvent = { type: 'ConversationDeleted', data: {} };
const reply = (messageId: string) => messageSent(messageId, { role: 'assistant', category: null });
const talk = [started, messageSent('q'), reply('r'), reply('other')];
const [why, sealedAnew] = [sealedAs('why'), sealedAs('why, sealed anew')];

const rate = (change: Partial<RateReply> = {}): RateReply => ({
  type: 'RateReply',
  ratingId: 'one',
  messageId: 'r',
  rating: 'up',
  ...change,
});
const rated = (change: Partial<ReplyRated['data']> = {}): ReplyRated => ({
  type: 'ReplyRated',
  data: { ratingId: 'one', messageId: 'r', rating: 'up', ...change },
});
const call = (change: Partial<RateQuotation> = {}): RateQuotation => ({
  type: 'RateQuotation',
  ratingId: 'one',
  messageId: 'r',
  quotation: 2,
  status: 'exact',
  verdict: 'wrong',
  ...change,
});
const called = (change: Partial<QuotationRated['data']> = {}): QuotationRated => ({
  type: 'QuotationRated',
  data: { ratingId: 'one', messageId: 'r', quotation: 2, status: 'exact', verdict: 'wrong', ...change },
});

describe('RateReply', () => {
  it('keeps what is said of a reply, and why', () => {
    given(conversationDecider, ...talk)
      .when(rate())
      .then(rated());
    given(conversationDecider, ...talk)
      .when(rate({ rating: 'down', reason: why }))
      .then(rated({ rating: 'down', reason: why }));
  });

  it('lets the member think otherwise, as often as they like', () => {
    const history = [...talk, rated(), rated({ ratingId: 'two', rating: 'down' })];
    given(conversationDecider, ...history)
      .when(rate({ ratingId: 'three' }))
      .then(rated({ ratingId: 'three' }));
  });

  it('adds a reason to what is said already, changes it, and drops it', () => {
    const before = rated({ ratingId: 'zero', reason: why });
    given(conversationDecider, ...talk, rated({ ratingId: 'zero' }))
      .when(rate({ reason: why }))
      .then(rated({ reason: why }));
    given(conversationDecider, ...talk, before)
      .when(rate({ reason: sealedAnew }))
      .then(rated({ reason: sealedAnew }));
    given(conversationDecider, ...talk, before)
      .when(rate())
      .then(rated());
  });

  it('takes back what was said, without a reason', () => {
    given(conversationDecider, ...talk, rated({ ratingId: 'zero', reason: why }))
      .when(rate({ rating: 'none', reason: why }))
      .then(rated({ rating: 'none' }));
  });

  it.each<[string, ConversationEvent[], Partial<RateReply>]>([
    ['the same again', [rated({ ratingId: 'zero' })], {}],
    ['the same with its reason', [rated({ ratingId: 'zero', reason: why })], { reason: why }],
    ['taking back what was never said', [], { rating: 'none' }],
    ['taking it back twice', [rated(), rated({ ratingId: 'zero', rating: 'none' })], { rating: 'none' }],
    ['the same request again', [rated()], { reason: sealedAnew }],
    ['a request that comes again after another', [rated(), rated({ ratingId: 'two', rating: 'down' })], {}],
  ])('says nothing for %s', (_what, history, change) => {
    given(conversationDecider, ...talk, ...history)
      .when(rate(change))
      .thenNothing();
  });

  it('knows one reply from another', () => {
    given(conversationDecider, ...talk, rated({ ratingId: 'zero' }))
      .when(rate({ messageId: 'other' }))
      .then(rated({ messageId: 'other' }));
  });
});

describe('RateQuotation', () => {
  it('keeps which of the quotations is wrong, and what the check had said of it', () => {
    given(conversationDecider, ...talk)
      .when(call({ status: 'misattributed', reason: why }))
      .then(called({ status: 'misattributed', reason: why }));
  });

  it('knows several wrong ones of a reply, and of others', () => {
    const history = [...talk, called({ ratingId: 'zero' })];
    given(conversationDecider, ...history)
      .when(call({ quotation: 0 }))
      .then(called({ quotation: 0 }));
    given(conversationDecider, ...history)
      .when(call({ messageId: 'other' }))
      .then(called({ messageId: 'other' }));
  });

  it('takes one back, once', () => {
    const history = [...talk, called({ ratingId: 'zero', reason: why })];
    const back = called({ verdict: 'none' });
    given(conversationDecider, ...history)
      .when(call({ verdict: 'none', reason: why }))
      .then(back);
    given(conversationDecider, ...history, back)
      .when(call({ ratingId: 'two', verdict: 'none' }))
      .thenNothing();
  });

  it.each<[string, ConversationEvent[], Partial<RateQuotation>]>([
    ['the same again', [called({ ratingId: 'zero' })], {}],
    ['taking back what was never said', [], { verdict: 'none' }],
    ['the same request again', [called()], { reason: why }],
    ['a request that comes again after it was taken back', [called(), called({ verdict: 'none' })], {}],
  ])('says nothing for %s', (_what, history, change) => {
    given(conversationDecider, ...talk, ...history)
      .when(call(change))
      .thenNothing();
  });

  it('is refused for a quotation that the reply has not', () => {
    given(conversationDecider, ...talk)
      .when(call({ status: null }))
      .thenRefused('QUOTATION_NOT_FOUND');
  });
});

describe.each<[string, (messageId?: string) => RateReply | RateQuotation]>([
  ['RateReply', (messageId = 'r') => rate({ messageId })],
  ['RateQuotation', (messageId = 'r') => call({ messageId, status: null })],
])('%s', (_command, command) => {
  it.each<[string, ConversationEvent[]]>([
    ['unknown', []],
    ['deleted', [...talk, deleted]],
  ])('is refused for a conversation that is %s', (_what, history) => {
    given(conversationDecider, ...history)
      .when(command())
      .thenRefused('CONVERSATION_NOT_FOUND');
  });

  it.each([
    ['a message that is not in it', 'elsewhere'],
    ['a question', 'q'],
  ])('is refused for %s', (_what, messageId) => {
    given(conversationDecider, ...talk)
      .when(command(messageId))
      .thenRefused('MESSAGE_NOT_FOUND');
  });
});
