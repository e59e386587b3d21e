import fc from 'fast-check';
import type { WireConversation } from '@emit/contract/wire';
import { summaryOf } from '../../../testing/member-store';
import { append, confirm } from '../chat-state';
import {
  countOf,
  endOf,
  kindOf,
  lacksMessages,
  lacksNewest,
  stoppedIdOf,
  holdsCare,
  type Conversation,
  type Message,
} from '../conversation';
import { fromSummary, mergeLists } from './merge-conversations';
import { keptPartOf, withEarlierPage, withNewestPage } from './message-pages';

const CARE = 'Thank you for telling me. You do not have to face this alone. Call 988.';
const said = (n: number, more: Partial<Message> = {}): Message => ({
  id: `m${n}`,
  role: n % 2 === 0 ? 'user' : 'assistant',
  content: `Text ${n}`,
  timestamp: n,
  ...more,
});
const talk = (count: number) => Array.from({ length: count }, (_, n) => said(n));
const ids = ({ messages }: Pick<Conversation, 'messages'>) => messages.map(({ id }) => id);

/** As `GET /conversations/:id?limit&before` answers. */
function pageOf(log: readonly Message[], limit: number, before = log.length): WireConversation {
  const first = Math.max(0, Math.min(before, log.length) - limit);
  const messages = log.slice(first, before);
  return { ...summaryOf('c1', { message_count: log.length }), messages_before: first, messages };
}
const summary = (log: readonly Message[]) => fromSummary(summaryOf('c1', { message_count: log.length }));
const opened = (log: readonly Message[], limit: number) => withNewestPage(summary(log), pageOf(log, limit));
const earlier = (own: Conversation, log: readonly Message[], limit: number) =>
  withEarlierPage(own, pageOf(log, limit, own.before));

describe('a conversation that is read from its end', () => {
  it('knows how many there are, and that the newest are here', () => {
    const own = opened(talk(120), 50);
    expect([own.messages.length, own.before, countOf(own)]).toEqual([50, 70, 120]);
    expect([lacksNewest(own), lacksMessages(own)]).toEqual([false, true]);
    const more = earlier(earlier(own, talk(120), 50), talk(120), 50);
    expect(ids(more)).toEqual(ids({ messages: talk(120) }));
    expect([more.before, lacksMessages(more)]).toEqual([undefined, false]);
  });

  it('counts a question and its reply on top of what is not here', () => {
    const own = structuredClone(opened(talk(120), 50)) as Parameters<typeof append>[0];
    append(own, said(120));
    append(own, said(121));
    confirm(own, { id: 'c1', serverId: 'c1', messageIds: ['m120', 'm121'] });
    expect([countOf(own), lacksNewest(own), own.unsaved]).toEqual([122, false, undefined]);
  });

  it('keeps what was loaded where the newest page joins it, and leaves it to the server where it does not', () => {
    const own = earlier(opened(talk(100), 50), talk(100), 50);
    expect(withNewestPage(own, pageOf(talk(120), 50)).messages).toHaveLength(120);
    const apart = withNewestPage(opened(talk(100), 50), pageOf(talk(200), 50));
    expect([apart.before, apart.messages.length]).toEqual([150, 50]);
  });

  it('ignores a page that came too late', () => {
    const own = opened(talk(200), 50);
    expect(withEarlierPage(own, pageOf(talk(200), 50, 100))).toBe(own);
  });

  it('shows a question that was answered late before its reply, once its page is here', () => {
    const log = [said(0), ...talk(10).slice(2), said(1, { reply_to: 'm0' })];
    const own = opened(log, 4);
    expect(ids(own)).toEqual(['m7', 'm8', 'm9', 'm1']);
    expect(ids(earlier(own, log, 50)).slice(-3)).toEqual(['m9', 'm0', 'm1']);
  });

  it('keeps a part of a reply with its question', () => {
    const log = talk(300);
    const part = said(90, { id: stoppedIdOf('m90'), stopped: true, reply_to: 'm90', role: 'assistant' });
    const open = log.filter(({ id }) => id !== 'm91').map((one, n) => ({ ...one, place: n }));
    const own = { ...opened(open, 250), messages: [...open.slice(49), part] };
    const kept = keptPartOf({ ...own, before: 49 });
    expect(ids(kept)).toEqual(expect.arrayContaining(['m90', 'm90_stopped']));
    expect(endOf(kept)).toBe(299);
  });

  it('never forgets that care was given, or that it was biblical, when those messages are not here', () => {
    const log = talk(400);
    log[3] = said(3, { content: CARE });
    log[4] = said(4, { category: 'biblical' });
    const told = withNewestPage(summary(log), { ...pageOf(log, 50), has_care: true, has_biblical: true });
    const whole = opened(log, 400);
    const apart = withNewestPage(opened(log, 400), pageOf([...log, ...talk(900).slice(400)], 50));
    for (const own of [told, whole, keptPartOf(whole), apart, mergeLists([apart], [summary(log)])[0]]) {
      expect(own && holdsCare(own)).toBe(true);
      expect(own && kindOf(own)).toBe('biblical');
    }
  });
});

/** Two tabs, what the browser keeps for both, and a server that other devices write to as well. */
const steps = fc.array(
  fc.record({
    tab: fc.constantFrom(0, 1),
    act: fc.constantFrom('open', 'earlier', 'ask', 'save', 'elsewhere', 'keep', 'read', 'list', 'reload'),
    size: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 60 },
);

it('neither loses nor doubles a message, whatever is loaded, kept, merged and added', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const log = talk(70);
      const tabs = [opened(log, 20), summary(log)];
      let kept: Conversation | undefined;
      let next = 1_000;
      const written = new Set<string>();
      for (const { tab, act, size } of all) {
        const own = structuredClone(tabs[tab] ?? summary(log)) as Parameters<typeof append>[0];
        let now: Conversation = own;
        if (act === 'open') now = withNewestPage(own, pageOf(log, size));
        if (act === 'earlier' && own.before) now = earlier(own, log, size);
        if (act === 'ask') {
          append(own, said((next += 2)));
          written.add(`m${next}`);
        }
        if (act === 'save') {
          const unsaved = own.messages.filter(({ id }) => own.unsaved?.includes(id));
          for (const message of unsaved) if (!log.some(({ id }) => id === message.id)) log.push(message);
          confirm(own, { id: 'c1', serverId: 'c1', messageIds: unsaved.map(({ id }) => id) });
        }
        if (act === 'elsewhere') for (let n = 0; n < size; n++) log.push(said((next += 2)));
        if (act === 'keep') kept = keptPartOf(mergeLists([own], kept ? [kept] : [])[0] ?? own);
        if (act === 'read' && kept) now = mergeLists([own], [kept])[0] ?? own;
        if (act === 'list') now = mergeLists([own], [summary(log)])[0] ?? own;
        if (act === 'reload' && kept) now = mergeLists([kept], [own])[0] ?? own;
        tabs[tab] = now;
        expect(new Set(ids(now)).size).toBe(now.messages.length);
      }
      const merged = mergeLists(
        mergeLists([tabs[0] ?? summary(log)], [tabs[1] ?? summary(log)]),
        kept ? [kept] : [],
      );
      let own = withNewestPage(merged[0] ?? summary(log), pageOf(log, 20));
      while (own.before) own = earlier(own, log, 30);
      const unsaved = own.unsaved ?? [];
      // Everything that was written is here or on the server, and all of the server's is here.
      expect([...written].filter((id) => !ids(own).includes(id))).toEqual([]);
      const there = ids({ messages: log });
      // One that a copy still takes for unsaved is sent again under its id, and the server has it once.
      const here = ids(own).filter((id) => !unsaved.includes(id) || there.includes(id));
      // What is not on the server yet goes between by its time, and the others with it.
      expect(unsaved.length > 0 ? here.sort() : here).toEqual(unsaved.length > 0 ? there.sort() : there);
      expect(new Set(ids(own)).size).toBe(own.messages.length);
    }),
    { numRuns: Math.ceil(200 * Number(process.env['EMIT_TEST_ROUNDS'] ?? 1)) },
  );
});
