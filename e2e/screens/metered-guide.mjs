import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const REPLY = [
  '“The LORD is my shepherd; I shall not want” (Psalm 23:1). ',
  'Stay with one word of it today, and come back to it in the evening.',
];

/** A model that speaks the Messages streaming protocol and charges by the length of what it reads: for the token page. */
export async function startMeteredGuide() {
  const server = createServer(async (request, response) => {
    const read = (await text(request)).length;
    const send = (type, data = {}) =>
      response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    send('message_start', { message: messageWith({ input_tokens: Math.round(read / 4), output_tokens: 1 }) });
    send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
    for (const piece of REPLY)
      send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } });
    send('content_block_stop', { index: 0 });
    const delta = { stop_reason: 'end_turn', stop_sequence: null };
    send('message_delta', { delta, usage: { output_tokens: 240 + (read % 400) } });
    send('message_stop');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: { ANTHROPIC_API_KEY: 'none', ANTHROPIC_BASE_URL: `http://127.0.0.1:${server.address().port}` },
    stop: () => server.close(),
  };
}

function messageWith(usage) {
  return {
    id: 'message',
    type: 'message',
    role: 'assistant',
    model: 'a-model',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
}
