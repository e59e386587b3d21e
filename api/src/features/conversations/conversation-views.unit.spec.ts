import { setImmediate as turn } from 'node:timers/promises';
import type { EventStore } from '../../ports/event-store.port.js';
import type { Caller } from '../shared/caller.js';
import { conversationsOf } from './conversation-views.js';

const OPENING_MS = 5;
const COUNT = 40;

const store = {
  async *readStream(stream: string) {
    const data = { messageId: stream, role: 'user', category: null, text: `sealed ${stream}`, sentAt: 1 };
    yield [{ type: 'MessageSent', data, metadata: { schema: 1 }, stream, revision: 0, position: 1 }];
  },
} as unknown as EventStore;

function slowly(sealed: string): string {
  const end = performance.now() + OPENING_MS;
  while (performance.now() < end);
  return sealed.replace('sealed ', '');
}

const caller = { key: { open: slowly } } as unknown as Caller;
const item = {
  category: 'general',
  title: null,
  messageCount: 1,
  createdAt: 1,
  updatedAt: 1,
  deleted: false,
};
const listed = Array.from({ length: COUNT }, (_, n) => ({
  key: String(n),
  owner: 'm',
  position: 1,
  body: item as never,
}));

it('opens many conversations in their order, and lets others have their turn meanwhile', async () => {
  let turns = 0;
  let reading = true;
  const others = (async () => {
    while (reading) {
      await turn();
      turns += 1;
    }
  })();
  const said: (string | undefined)[] = [];
  for await (const { messages } of conversationsOf(store, caller, listed)) said.push(messages[0]?.content);
  reading = false;
  await others;
  expect(said).toEqual(listed.map(({ key }) => `conversation-${key}`));
  expect(turns).toBeGreaterThan((COUNT * OPENING_MS) / 50);
});
