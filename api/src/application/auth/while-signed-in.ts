import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import type { Caller } from '../caller.js';
import type { Clock } from '../tokens.js';
import { openSessionOf } from './open-session.js';

const LOOK_EVERY_MS = 1_000;

/**
 * An answer that is read piece by piece, for as long as its caller is signed in: read slowly, it would otherwise go on
 * after the session has ended and the member was erased. Throws NOT_AUTHENTICATED and StoreUnavailable.
 */
export async function* whileSignedIn<T>(
  items: AsyncIterable<T>,
  caller: Caller,
  vault: Vault,
  clock: Clock,
): AsyncGenerator<T> {
  let looked = performance.now();
  for await (const item of items) {
    if (performance.now() - looked >= LOOK_EVERY_MS) {
      if (!(await isSignedIn(caller, vault, clock))) throw new Refusal('NOT_AUTHENTICATED');
      looked = performance.now();
    }
    yield item;
  }
}

async function isSignedIn({ memberId, sessionId }: Caller, vault: Vault, clock: Clock): Promise<boolean> {
  const entry = await vault.find(memberId);
  return entry !== null && openSessionOf(entry, sessionId, clock()) !== null;
}
