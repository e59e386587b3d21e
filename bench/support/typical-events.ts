import { createHash, randomUUID } from 'node:crypto';
import type { NewEvent } from '../../api/src/kernel/event.js';

const SEALED = 'q'.repeat(200);

/** Messages as conversations have them: about 300 bytes of data and 350 of metadata. */
export function typicalEvents(count: number): NewEvent[] {
  const memberId = randomUUID();
  const conversationId = randomUUID();
  return Array.from({ length: count }, (_, n) => {
    const id = randomUUID();
    return {
      type: 'MessageSent',
      data: { conversationId, messageId: id, role: n % 2 ? 'assistant' : 'user', text: SEALED },
      metadata: {
        id,
        at: 1_700_000_000_000 + n,
        memberId,
        schema: 1,
        correlationId: randomUUID(),
        causationId: id,
        chain: createHash('sha256').update(id).digest('hex'),
      },
    };
  });
}
