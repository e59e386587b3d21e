import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import type { Caller } from '../../features/shared/caller.js';
import type { Clock } from '../../features/shared/injection-tokens.js';
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
  // Before the first piece as well: what is read for it takes its time.
  let looked = -Infinity;
  for await (const item of items) {
    if (performance.now() - looked >= LOOK_EVERY_MS) {
      if (!(await isSignedIn(caller, vault, clock))) throw new Refusal('NOT_AUTHENTICATED');
      looked = performance.now();
    }
    yield item;
  }
}

/**
 * As `whileSignedIn`, for an answer that is made by calling `onPiece` and is whole at its end. What makes it goes on when
 * nobody hears it any more; a vault that cannot be asked ends nothing, because the answer may have been paid for.
 */
export async function toldWhileSignedIn<P, T>(
  make: (onPiece: (piece: P) => void) => Promise<T>,
  onPiece: (piece: P) => void,
  { caller, vault, clock }: { caller: Caller; vault: Vault; clock: Clock },
): Promise<T> {
  let looked = performance.now();
  let isEnded = false;
  let stop: (refusal: Refusal) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => (stop = reject));
  const look = async () => {
    isEnded ||= !(await isSignedIn(caller, vault, clock).catch(() => true));
    if (isEnded) stop(new Refusal('NOT_AUTHENTICATED'));
  };
  const made = make((piece) => {
    if (isEnded) return;
    onPiece(piece);
    if (performance.now() - looked < LOOK_EVERY_MS) return;
    looked = performance.now();
    void look();
  });
  // Each may end when the other has decided.
  for (const either of [made, stopped]) either.catch(() => undefined);
  const answer = await Promise.race([made, stopped]);
  await look();
  return isEnded ? stopped : answer;
}

async function isSignedIn({ memberId, sessionId }: Caller, vault: Vault, clock: Clock): Promise<boolean> {
  const entry = await vault.find(memberId);
  return entry !== null && openSessionOf(entry, sessionId, clock()) !== null;
}
