import type { Client } from '../load/client.js';
import { messages, type Target } from './attacks.js';

/** Nine saves of some 2 MB, which is within a minute's bodies. */
const SAVES = 9;

/** A conversation as large as one may be; of less where fewer saves are asked for. */
export async function prepareTarget(client: Client, token: string, saves = SAVES): Promise<Target> {
  const path = '/api/v1/conversations';
  const created = await client.call({ method: 'POST', path, token, body: { messages: messages(1, 60) } });
  const { id } = JSON.parse(created.body) as { id: string };
  for (let n = 0; n < saves; n++) {
    const body = { messages: messages(19, 99_000) };
    const { status } = await client.call({ method: 'PUT', path: `${path}/${id}`, token, body });
    if (status !== 200) throw new Error(`a large save was answered ${status}`);
  }
  return { token, conversationId: id };
}
