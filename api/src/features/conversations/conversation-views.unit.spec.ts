import { setImmediate as turn } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import type { WireConversation } from '@emit/contract/wire';
import type { EventStore } from '../../ports/event-store.port.js';
import type { Caller } from '../shared/caller.js';
import { conversationJson, conversationsJson } from './conversation-views.js';

const OPENING_MS = 5;
const COUNT = 40;

/** Every stream holds these messages. */
function storeOf(...ids: string[]): EventStore {
  const readStream = async function* (stream: string) {
    yield ids.map((messageId, revision) => {
      const data = {
        messageId,
        role: 'user',
        category: null,
        text: `sealed ${stream} ${messageId}`,
        sentAt: 1,
      };
      return { type: 'MessageSent', data, metadata: { schema: 1 }, stream, revision, position: 1 };
    });
  };
  return { readStream } as unknown as EventStore;
}

function slowly(sealed: string): string {
  const end = performance.now() + OPENING_MS;
  while (performance.now() < end);
  return sealed.replace('sealed ', '');
}

const caller = { key: { open: slowly, openOnce: slowly } } as unknown as Caller;
const item = {
  category: 'general',
  title: null,
  messageCount: 1,
  createdAt: 1,
  updatedAt: 1,
  deleted: false,
};
const listedAs = (key: string, messageCount = 1) => ({
  key,
  owner: 'm',
  position: 1,
  body: { ...item, messageCount } as never,
});

async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let working = true;
  const others = (async () => {
    for (; working; turns++) await turn();
  })();
  await work();
  working = false;
  await others;
  return turns;
}

it('opens many conversations in their order, and lets others have their turn meanwhile', async () => {
  const listed = Array.from({ length: COUNT }, (_, n) => listedAs(String(n), n));
  let said: WireConversation[] = [];
  const turns = await turnsDuring(async () => {
    said = JSON.parse(await text(conversationsJson(storeOf('a'), caller, listed))) as WireConversation[];
  });
  expect(said.map(({ messages }) => messages[0]?.content)).toEqual(
    listed.map(({ key }) => `conversation-${key} a`),
  );
  expect(turns).toBeGreaterThan((COUNT * OPENING_MS) / 50);
});

it('lets others have their turn within one conversation', async () => {
  const ids = Array.from({ length: COUNT }, (_, n) => String(n));
  const turns = await turnsDuring(() => text(conversationJson(storeOf(...ids), caller, listedAs('c'))));
  expect(turns).toBeGreaterThan((COUNT * OPENING_MS) / 50);
});

it('writes an empty list', async () => {
  expect(await text(conversationsJson(storeOf(), caller, []))).toBe('[]');
});

describe('a page of messages', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const page = async (limit: number, before = Infinity) => {
    const json = await text(conversationJson(storeOf(...ids), caller, listedAs('c'), { limit, before }));
    const { messages, messages_before, message_count } = JSON.parse(json) as WireConversation;
    return { ids: messages.map(({ id }) => id).join(''), messages_before, message_count };
  };

  it.each([
    { limit: 2, before: undefined, is: { ids: 'de', messages_before: 3, message_count: 5 } },
    { limit: 2, before: 3, is: { ids: 'bc', messages_before: 1, message_count: 5 } },
    { limit: 2, before: 1, is: { ids: 'a', messages_before: 0, message_count: 5 } },
    { limit: 2, before: 0, is: { ids: '', messages_before: 0, message_count: 5 } },
    { limit: 9, before: 99, is: { ids: 'abcde', messages_before: 0, message_count: 5 } },
  ])('of $limit before $before', async ({ limit, before, is }) => {
    expect(await page(limit, before)).toEqual(is);
  });

  it('leaves none out and has none twice, whatever its size', async () => {
    for (let limit = 1; limit <= ids.length + 1; limit++) {
      let said = '';
      for (let before: number | undefined = Infinity; before !== 0;) {
        const { ids: some, messages_before }: Awaited<ReturnType<typeof page>> = await page(limit, before);
        said = some + said;
        before = messages_before;
      }
      expect(said).toBe(ids.join(''));
    }
  });
});
