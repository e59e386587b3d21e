import type { RecordedEvent } from '../kernel/event.js';
import { isChainOf } from './chain.js';
import { entryOf } from './entry.js';
import { parseProof, proofText, proves, type InclusionProof } from './inclusion-proof.js';
import { leafHash } from './merkle.js';
import { BadNote } from './signed-note.js';

/** An event as a receipt carries it: all that its entry in the tree is made of. */
export interface ReceiptEvent extends RecordedEvent {
  /** The chain of the event before it in the stream. */
  readonly former: string;
}

/** Returns a receipt: the event, and the proof that it is in the log. */
export function receiptText(event: ReceiptEvent, proof: Omit<InclusionProof, 'extra'>): string {
  return proofText({ ...proof, extra: Buffer.from(JSON.stringify(event)) });
}

/** Later than this no date can be written (ECMA-262, Time Values). */
const LAST_TIME = 8_640_000_000_000_000;
const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

export interface Receipt {
  readonly event: ReceiptEvent;
  readonly proof: InclusionProof;
}

/** Returns a receipt whose event is in the tree of its checkpoint; who signed that is for the caller to look at. Throws BadNote. */
export function readReceipt(text: string): Receipt {
  const proof = parseProof(text);
  if (proof.extra === null) throw new BadNote('it carries no event');
  const event = eventIn(proof.extra);
  const { former, stream, revision, metadata } = event;
  if (!isChainOf(metadata.chain, former, stream, revision, event))
    throw new BadNote('the event in it is not the one that was recorded: its hash differs');
  const leaf = leafHash(entryOf({ position: event.position, chain: metadata.chain }));
  if (!proves(proof, leaf)) throw new BadNote('the event in it is not in the log of this checkpoint');
  return { event, proof };
}

function eventIn(extra: Buffer): ReceiptEvent {
  try {
    const event = JSON.parse(extra.toString()) as ReceiptEvent;
    const { former, stream, revision, position, type, data, metadata } = event;
    const texts = [former, stream, type, metadata.id, metadata.memberId, metadata.chain];
    const numbers = [revision, position, metadata.at, metadata.schema];
    const isEvent = texts.every((text) => typeof text === 'string') && numbers.every(isCount);
    if (isEvent && metadata.at <= LAST_TIME && data !== null && typeof data === 'object') return event;
  } catch {
    // Told below.
  }
  throw new BadNote('what it carries is no event');
}
