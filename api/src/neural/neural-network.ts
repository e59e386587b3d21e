import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { WordPieces } from './word-pieces.js';

const MODELS = new URL('../../models/', import.meta.url);
/** Longest text that is looked at as one, in pieces of words. */
const MOST_PIECES = 96;

/** A network of `api/models` that reads words and tells numbers. */
export class NeuralNetwork {
  private before: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly session: InferenceSession,
    private readonly pieces: WordPieces,
  ) {}

  /** Throws what the system says where it cannot be loaded. */
  static async load(file: string): Promise<NeuralNetwork> {
    // Without it ONNX Runtime tells its vendor over the network that it is used; it reads this with the first session.
    process.env['ORT_DISABLE_TELEMETRY'] = '1';
    const pieces = readFileSync(new URL('word-pieces.txt', MODELS), 'utf8').trimEnd().split('\n');
    const session = await InferenceSession.create(fileURLToPath(new URL(file, MODELS)), {
      intraOpNumThreads: 1,
      logSeverityLevel: 3,
    });
    return new NeuralNetwork(session, new WordPieces(pieces));
  }

  /**
   * What the network tells of a text. One text in a turn of the event loop: ONNX Runtime holds the thread that answers
   * everybody for as long as it takes, and texts in a row would add up.
   */
  read(words: readonly string[]): Promise<Float32Array> {
    const told = this.before.then(() => this.readNow(words));
    this.before = told.catch(() => undefined);
    return told;
  }

  private async readNow(words: readonly string[]): Promise<Float32Array> {
    const numbers = this.pieces.of(words, MOST_PIECES);
    const ids = new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length]);
    const [input = 'ids'] = this.session.inputNames;
    const [output = ''] = this.session.outputNames;
    const told = await this.session.run({ [input]: ids });
    return told[output]?.data as Float32Array;
  }
}
