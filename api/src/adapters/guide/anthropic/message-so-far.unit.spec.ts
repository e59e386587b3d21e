import type { RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import { MessageSoFar } from './message-so-far.js';

const start = {
  type: 'message_start',
  message: { model: 'm', usage: { input_tokens: 9, output_tokens: 1 } },
};
const block = (content_block: object) => ({ type: 'content_block_start', content_block });
const delta = (index: number, change: object) => ({ type: 'content_block_delta', index, delta: change });
const words = (index: number, text: string) => delta(index, { type: 'text_delta', text });
const json = (index: number, partial_json: string) =>
  delta(index, { type: 'input_json_delta', partial_json });
const call = { type: 'tool_use', id: 'toolu_1', name: 'look', input: {} };

function after(...events: object[]) {
  const message = new MessageSoFar();
  const pieces = events.map((event) => message.take(event as RawMessageStreamEvent));
  return { message, text: pieces.join('') };
}

it('answers the text as it comes, and has the blocks whole', () => {
  const { message, text } = after(
    start,
    block({ type: 'text', text: '' }),
    words(0, 'Let us '),
    words(0, 'see.'),
    block({ ...call }),
    json(1, '{"reference"'),
    json(1, ':"John 3:16"}'),
    { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 12 } },
    { type: 'message_stop' },
  );
  expect(text).toBe('Let us see.');
  expect(message.content).toEqual([
    { type: 'text', text: 'Let us see.' },
    { ...call, input: { reference: 'John 3:16' } },
  ]);
  expect(message).toMatchObject({ model: 'm', stopReason: 'tool_use', ended: true });
  expect(message.usage).toMatchObject({ inputTokens: 9, outputTokens: 12 });
});

it.each(['', '{"reference": "Jo', '["John"]', 'null', '7'])(
  'gives a call whose input is %j an object, as the API wants one back',
  (input) => {
    const { message } = after(start, block({ ...call }), json(0, input));
    expect(message.content).toEqual([{ ...call, input: {} }]);
  },
);

it('keeps thoughts as they came, and shows none of them', () => {
  const { message, text } = after(
    start,
    block({ type: 'thinking', thinking: '', signature: '' }),
    delta(0, { type: 'thinking_delta', thinking: 'Psalm ' }),
    delta(0, { type: 'thinking_delta', thinking: '23?' }),
    delta(0, { type: 'signature_delta', signature: 'signed' }),
  );
  expect(text).toBe('');
  expect(message.content).toEqual([{ type: 'thinking', thinking: 'Psalm 23?', signature: 'signed' }]);
});

it('takes nothing before it has begun, nor into a block that is not there, nor a message within it', () => {
  expect(after(words(0, 'early'), { type: 'message_stop' }).message).toMatchObject({
    usage: null,
    ended: false,
  });
  expect(after(start, words(3, 'lost')).text).toBe('');
  expect(() => after(start, start)).toThrow('within another');
});
