import type { WireMessage } from '@emit/contract/wire';
import type { MessageSent } from '../../domain/conversation/events.js';
import { evolveConversation, initialConversation } from '../../domain/conversation/state.js';
import type { Sealed } from '../../kernel/sealed.js';
import { isServerMessageId } from '../shared/message-identity.js';
import { messagesNotRecorded } from './align-messages.js';

/** As the server makes them. */
const SERVER = (n: number) => `turn_${n}`;
const opened = jest.fn(({ text }: { text: Sealed }) => text as string);

function logOf(...sent: Partial<MessageSent['data']>[]) {
  const state = initialConversation();
  for (const data of sent) {
    const message = { role: 'user', category: null, sentAt: 1, via: 'turn', text: '', ...data };
    evolveConversation(state, { type: 'MessageSent', data: message as MessageSent['data'] });
  }
  return state;
}
const recorded = (messageId: string, text: string, more: Partial<MessageSent['data']> = {}) => ({
  messageId,
  text: text as Sealed,
  ...more,
});
const copy = (id: string, content: string, role: WireMessage['role'] = 'user'): WireMessage => {
  return { id, role, content, timestamp: 1 };
};
const left = async (incoming: WireMessage[], ...log: Parameters<typeof logOf>) =>
  (await messagesNotRecorded(incoming, logOf(...log), opened)).map(({ id }) => id);

beforeEach(() => opened.mockClear());

it('knows a message by its id, and by its role and text where the server named it', async () => {
  expect(isServerMessageId(SERVER(1))).toBe(true);
  expect(await left([copy('m1', 'Peace')], recorded('m1', 'Another text'))).toEqual([]);
  expect(await left([copy('m1', 'Peace')], recorded(SERVER(1), 'Peace'))).toEqual([]);
  expect(await left([copy('m1', 'Peace', 'assistant')], recorded(SERVER(1), 'Peace'))).toEqual(['m1']);
  expect(await left([copy('m1', 'Peace')], recorded('other', 'Peace'))).toEqual(['m1']);
});

it('takes each recorded message once, the first of the same text first', async () => {
  const log = [recorded(SERVER(1), 'Amen'), recorded(SERVER(2), 'Amen')];
  expect(await left([copy('a', 'Amen'), copy('b', 'Amen'), copy('c', 'Amen')], ...log)).toEqual(['c']);
  expect(await left([copy(SERVER(1), 'Amen'), copy('b', 'Amen'), copy('c', 'Amen')], ...log)).toEqual(['c']);
});

it('knows a reply by its question, whatever a client made of its text', async () => {
  const log = [
    recorded(SERVER(1), 'Who is my shepherd?'),
    recorded(SERVER(2), '<b>The LORD</b>', { role: 'assistant', replyTo: SERVER(1) }),
  ];
  const cleaned = copy('r', 'The LORD', 'assistant');
  expect(await left([copy('q', 'Who is my shepherd?'), cleaned], ...log)).toEqual([]);
  expect(await left([cleaned], ...log)).toEqual(['r']);
});

it('opens each text of the log once at most, and none where all are known by their ids', async () => {
  const log = Array.from({ length: 2_000 }, (_, n) => recorded(SERVER(n), `Text ${n}`));
  const incoming = log.map((_, n) => copy(`m${n}`, `Text ${log.length - 1 - n}`));
  expect(await left(incoming, ...log)).toEqual([]);
  expect(opened).toHaveBeenCalledTimes(log.length);
  opened.mockClear();
  expect(await left([copy(SERVER(3), 'Text 3')], ...log)).toEqual([]);
  expect(opened).not.toHaveBeenCalled();
});

it('lets others have their turn while it opens thousands of texts', async () => {
  const log = Array.from({ length: 20 }, (_, n) => recorded(SERVER(n), `Text ${n}`));
  let turns = 0;
  const count = (): void => {
    turns += 1;
    again = setImmediate(count);
  };
  let again = setImmediate(count);
  let now = 0;
  // Each text takes as long as a slice may.
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  expect(await left([copy('a', 'Amen')], ...log)).toEqual(['a']);
  clock.mockRestore();
  clearImmediate(again);
  expect(turns).toBeGreaterThan(log.length / 2);
});
