import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import type { SavedMessage, SaveConversation } from './commands.js';
import { conversationDecider } from './decide.js';
import type { ConversationEvent } from './events.js';

const title = sealedAs('title');
const started = (withTitle: typeof title | null = title): ConversationEvent => ({
  type: 'ConversationStarted',
  data: { category: 'biblical', title: withTitle },
});
const renamed = (to = title): ConversationEvent => ({ type: 'ConversationRenamed', data: { title: to } });
const deleted: ConversationEvent = { type: 'ConversationDeleted', data: {} };
const message = (messageId: string, role: SavedMessage['role'] = 'user'): SavedMessage => ({
  messageId,
  role,
  category: role === 'user' ? 'biblical' : null,
  text: sealedAs(messageId),
  sentAt: 1_000,
});
const saved = (messageId: string, role?: SavedMessage['role']): ConversationEvent => ({
  type: 'MessageSent',
  data: { ...message(messageId, role), via: 'save' },
});
const save = (change: Partial<SaveConversation> = {}): SaveConversation => ({
  type: 'SaveConversation',
  start: { category: 'biblical', title: null },
  title,
  messages: [message('m1'), message('m2', 'assistant')],
  ...change,
});

describe('SaveConversation', () => {
  it('starts a conversation with its title and messages', () => {
    given(conversationDecider).when(save()).then(started(), saved('m1'), saved('m2', 'assistant'));
  });
  it('takes the title from either place', () => {
    given(conversationDecider)
      .when(save({ title: null, start: { category: 'biblical', title }, messages: [message('m1')] }))
      .then(started(), saved('m1'));
  });
  it('starts nothing without a message', () => {
    given(conversationDecider)
      .when(save({ messages: [] }))
      .thenNothing();
  });
  it('appends what is new, once', () => {
    given(conversationDecider, started(), saved('m1'))
      .when(save({ messages: [message('m1'), message('m3'), message('m3')] }))
      .then(saved('m3'));
  });
  it('says nothing when nothing is new', () => {
    given(conversationDecider, started(), saved('m1'), saved('m2', 'assistant')).when(save()).thenNothing();
  });
  it('gives an untitled conversation its title', () => {
    given(conversationDecider, started(null), saved('m1'))
      .when(save({ start: null, messages: [message('m3')] }))
      .then(renamed(), saved('m3'));
  });
  it('leaves the title of a titled conversation alone', () => {
    given(conversationDecider, started(null), renamed(sealedAs('chosen')), saved('m1'))
      .when(save({ messages: [message('m1')] }))
      .thenNothing();
  });
  it('is refused where there is no conversation to update', () => {
    given(conversationDecider)
      .when(save({ start: null }))
      .thenRefused('CONVERSATION_NOT_FOUND');
  });
  it('does not bring a deleted conversation back', () => {
    given(conversationDecider, started(), deleted).when(save()).thenRefused('CONVERSATION_NOT_FOUND');
  });
});

describe('PlaceConversation', () => {
  const fact = (type: string) => ({ type, data: {} }) as ConversationEvent;
  const place = (change: { pinned?: boolean; archived?: boolean }) =>
    ({ type: 'PlaceConversation', ...change }) as const;

  it.each([
    [{ pinned: true }, ['ConversationPinned']],
    [{ archived: true }, ['ConversationArchived']],
    [{ pinned: true, archived: true }, ['ConversationPinned', 'ConversationArchived']],
    [{ pinned: false, archived: false }, []],
    [{}, []],
  ])('%j of one that was left alone', (change, types) => {
    const outcome = given(conversationDecider, started()).when(place(change));
    if (types.length === 0) outcome.thenNothing();
    else outcome.then(...types.map(fact));
  });
  it('takes back either by itself, and the same again is nothing', () => {
    const both = [started(), fact('ConversationPinned'), fact('ConversationArchived')];
    given(conversationDecider, ...both)
      .when(place({ pinned: false }))
      .then(fact('ConversationUnpinned'));
    given(conversationDecider, ...both)
      .when(place({ archived: false }))
      .then(fact('ConversationUnarchived'));
    given(conversationDecider, ...both)
      .when(place({ pinned: true, archived: true }))
      .thenNothing();
    given(conversationDecider, ...both, fact('ConversationUnpinned'), fact('ConversationUnarchived'))
      .when(place({ pinned: true }))
      .then(fact('ConversationPinned'));
  });
  it.each([[[]], [[started(), deleted]]])('is refused where there is none: %j', (events) => {
    given(conversationDecider, ...events)
      .when(place({ pinned: true }))
      .thenRefused('CONVERSATION_NOT_FOUND');
  });
});

describe('RenameConversation', () => {
  it('renames', () => {
    const to = sealedAs('other');
    given(conversationDecider, started()).when({ type: 'RenameConversation', title: to }).then(renamed(to));
  });
  it('says nothing when the title is the very same', () => {
    given(conversationDecider, started()).when({ type: 'RenameConversation', title }).thenNothing();
  });
  it.each<[string, ConversationEvent[]]>([
    ['unknown', []],
    ['deleted', [started(), deleted]],
  ])('is refused for a conversation that is %s', (_what, history) => {
    given(conversationDecider, ...history)
      .when({ type: 'RenameConversation', title })
      .thenRefused('CONVERSATION_NOT_FOUND');
  });
});

describe('DeleteConversation', () => {
  it('deletes once', () => {
    given(conversationDecider, started()).when({ type: 'DeleteConversation' }).then(deleted);
    given(conversationDecider, started(), deleted).when({ type: 'DeleteConversation' }).thenNothing();
  });
  it('is refused for an unknown conversation', () => {
    given(conversationDecider).when({ type: 'DeleteConversation' }).thenRefused('CONVERSATION_NOT_FOUND');
  });
});
