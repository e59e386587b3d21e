import { NeuralNetwork } from '../../neural/neural-network.js';

/**
 * A small network that has read much English and learnt from own sentences what danger sounds like. About 0.2 s and 60 MB.
 * Made by scripts/care/learn-network.py (docs/adr/0024-care-first.md).
 */
export class Network {
  constructor(private readonly reads: NeuralNetwork) {}

  /** Above 0 where a text means danger rather than not; each step of 1 is e times as likely. */
  async weigh(words: readonly string[]): Promise<number> {
    return Number((await this.reads.read(words))[0]);
  }
}

let loaded: Promise<Network | null> | undefined;

/** Loaded at the first call; null on a machine for which there is no ONNX Runtime: care then goes by its rules alone. */
export function network(): Promise<Network | null> {
  loaded ??= NeuralNetwork.load('danger.onnx')
    .then((read) => new Network(read))
    .catch(() => null);
  return loaded;
}
