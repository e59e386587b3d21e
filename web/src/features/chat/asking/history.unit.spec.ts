import { LIMITS } from '@emit/contract/limits';
import type { Message } from '../conversation';
import { historyOf } from './history';

const said = (content: string): Message => ({ id: content, role: 'user', content, timestamp: 1 });
const textsOf = (messages: readonly Message[]) => historyOf(messages).map(({ content }) => content);

it('is the last ten messages', () => {
  const messages = Array.from({ length: 12 }, (_, at) => said(`${at}`));
  expect(textsOf(messages)).toEqual(messages.slice(2).map(({ content }) => content));
});

it('leaves out what would make the request larger than the server takes, from the oldest on', () => {
  const long = 'א'.repeat(50_000);
  const messages = [said('old'), said(`a${long}`), said(`b${long}`), said(`c${long}`), said('now')];
  expect(textsOf(messages)).toEqual([`b${long}`, `c${long}`, 'now']);
});

it('has the question, however long it is', () => {
  const longest = '語'.repeat(LIMITS.promptMax);
  expect(textsOf([said('old'), said(longest)])).toEqual(['old', longest]);
  const tooLong = '語'.repeat(LIMITS.bodyBytes);
  expect(textsOf([said('old'), said(tooLong)])).toEqual([tooLong]);
});
