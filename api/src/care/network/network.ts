import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { WordPieces } from './word-pieces.js';

/** Made by scripts/care/learn-network.py (docs/adr/0024-care-first.md). */
const MODELS = new URL('../../../models/', import.meta.url);
/** Longest text that is looked at as one, in pieces of words. */
const MOST_PIECES = 96;

/** A small network that has read much English and learnt from own sentences what danger sounds like. */
export class Network {
  private before: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly session: InferenceSession,
    private readonly pieces: WordPieces,
  ) {}

  /** About 0.2 s and 60 MB. Throws what the system says where it cannot be loaded. */
  static async load(): Promise<Network> {
    // Without it ONNX Runtime tells its vendor over the network that it is used; it reads this with the first session.
    process.env['ORT_DISABLE_TELEMETRY'] = '1';
    const pieces = readFileSync(new URL('word-pieces.txt', MODELS), 'utf8').trimEnd().split('\n');
    const session = await InferenceSession.create(fileURLToPath(new URL('danger.onnx', MODELS)), {
      intraOpNumThreads: 1,
      logSeverityLevel: 3,
    });
    return new Network(session, new WordPieces(pieces));
  }

  /**
   * Above 0 where a text means danger rather than not; each step of 1 is e times as likely. One text in a turn of the event loop:
   * ONNX Runtime holds the thread that answers everybody for as long as it takes, and texts in a row would add up.
   */
  weigh(words: readonly string[]): Promise<number> {
    const weighed = this.before.then(() => this.weighNow(words));
    this.before = weighed.catch(() => undefined);
    return weighed;
  }

  private async weighNow(words: readonly string[]): Promise<number> {
    const numbers = this.pieces.of(words, MOST_PIECES);
    const ids = new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length]);
    const { danger } = await this.session.run({ ids });
    return Number(danger?.data[0]);
  }
}

let loaded: Promise<Network | null> | undefined;

/** Loaded at the first call; null on a machine for which there is no ONNX Runtime: care then goes by its rules alone. */
export function network(): Promise<Network | null> {
  loaded ??= Network.load().catch(() => null);
  return loaded;
}
