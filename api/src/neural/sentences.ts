import { NeuralNetwork } from './neural-network.js';

/** Numbers that tell what a sentence means. */
export const SIZE = 384;

let loaded: Promise<NeuralNetwork | null> | undefined;

/** Made by scripts/guide/make-sentences.py (docs/adr/0069-meant-by-likeness.md). null where there is no ONNX Runtime. */
function network(): Promise<NeuralNetwork | null> {
  return (loaded ??= NeuralNetwork.load('sentences.onnx').catch(() => null));
}

/** Meanings that are kept, as a talk is read again at each of its messages: about 3 MB. */
const KEPT = 2_000;
const kept = new Map<string, Float32Array>();

/**
 * Returns what plain words mean, as a direction of length 1: the nearer two are, the more alike is what they say. null on a
 * machine for which there is no ONNX Runtime.
 */
export async function meaningOf(words: string): Promise<Float32Array | null> {
  const known = kept.get(words);
  if (known) return known;
  const numbers = await (await network())?.read(words.split(' ').filter(Boolean));
  if (!numbers) return null;
  const length = Math.hypot(...numbers) || 1;
  const meaning = numbers.map((one) => one / length);
  if (kept.size >= KEPT) kept.clear();
  kept.set(words, meaning);
  return meaning;
}

/** Returns how alike two meanings are: 1 the same, 0 nothing in common. */
export function likeness(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0);
}
