import fc from 'fast-check';
import { stoppedIdOf, type Message } from '../conversation';
import { inTalkOrder, unansweredIn, withAskedAgain, withMessage } from './message-order';

const at = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  role: 'user',
  content: id,
  timestamp: 1,
  ...more,
});
const reply = (to: string): Message => at(`r-${to}`, { role: 'assistant', reply_to: to });
const unnamed = (id: string): Message => at(id, { role: 'assistant' });
const part = (of: string, content = 'He makes'): Message =>
  at(stoppedIdOf(of), { role: 'assistant', stopped: true, reply_to: of, content });
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

describe('the order of a talk', () => {
  it.each([
    ['is left as it is', [at('a'), reply('a'), at('b'), reply('b')], ['a', 'r-a', 'b', 'r-b']],
    [
      'puts a late reply behind its question',
      [at('a'), at('b'), reply('b'), reply('a')],
      ['b', 'r-b', 'a', 'r-a'],
    ],
    ['puts a question before its early reply', [reply('a'), at('a')], ['a', 'r-a']],
    ['leaves replies that name no question', [at('a'), unnamed('x'), at('b')], ['a', 'x', 'b']],
    ['keeps a part where there is no more', [at('a'), part('a'), at('b')], ['a', 'a_stopped', 'b']],
    ['lets a part give way to the whole', [at('a'), part('a'), at('b'), reply('a')], ['b', 'a', 'r-a']],
    ['lets it give way to one without a name', [at('a'), part('a'), unnamed('x')], ['a', 'x']],
    ['keeps a reply whose question is not there', [reply('a'), at('b')], ['r-a', 'b']],
  ])('%s', (_what, messages, order) => {
    expect(ids(inTalkOrder(messages))).toEqual(order);
  });

  it('puts the whole reply in the place of its part, and asks again below what was said since', () => {
    const said = [at('a'), part('a'), at('b'), reply('b')];
    expect(ids(withMessage(said, reply('a')))).toEqual(['a', 'r-a', 'b', 'r-b']);
    expect(ids(withAskedAgain(said, 'a', 2))).toEqual(['b', 'r-b', 'a', 'a_stopped']);
  });

  it('keeps the longer of two parts, and one message of each id', () => {
    const long = [at('a'), part('a', 'He makes me')];
    expect(withMessage(long, part('a', 'He'))).toEqual(long);
    expect(withMessage(long, part('a', 'He makes me lie'))[1]?.content).toBe('He makes me lie');
    expect(ids(withMessage([at('a'), reply('a')], reply('a')))).toEqual(['a', 'r-a']);
  });
});

describe('any talk', () => {
  const names = ['a', 'b', 'c', 'd'];
  const message = fc.oneof(
    fc.constantFrom(...names).map((id) => at(id)),
    fc.constantFrom(...names).map(reply),
    fc.constantFrom(...names).map((id) => part(id)),
  );
  const talks = fc.uniqueArray(message, { selector: ({ id }) => id, maxLength: 12 });

  it('keeps every message but parts of whole replies, and each reply behind its question', () => {
    const holds = (messages: Message[]) => {
      const ordered = inTalkOrder(messages);
      const isOvertaken = ({ id }: Message) =>
        messages.some((one) => !one.stopped && stoppedIdOf(one.reply_to ?? '') === id);
      const left = messages.filter((one) => !one.stopped || !isOvertaken(one));
      expect(ids(ordered).sort()).toEqual(
        expect.arrayContaining(ids(left.filter(({ stopped }) => !stopped)).sort()),
      );
      for (const [index, one] of ordered.entries()) {
        const asked = ordered.findIndex(({ id }) => id === one.reply_to);
        if (!one.stopped && asked >= 0) expect(asked).toBe(index - 1);
      }
      expect(inTalkOrder(ordered)).toEqual(ordered);
      expect(unansweredIn(ordered)).toEqual(unansweredIn(messages));
    };
    fc.assert(fc.property(talks, holds));
  });

  it('has no unanswered question once each has its reply, in whichever order they come', () => {
    const holds = (messages: Message[]) => {
      const open = [...unansweredIn(messages)];
      const all = open.reduce((said: readonly Message[], id) => withMessage(said, reply(id)), messages);
      expect([...unansweredIn(all)]).toEqual([]);
    };
    fc.assert(fc.property(talks, holds));
  });
});
