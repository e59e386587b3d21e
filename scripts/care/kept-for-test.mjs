import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const { hashOf } = await import(join(root, 'api/dist/care/model/features.js'));

/** Of api/src/testing/care/sentences, one in four, by the sentence itself, so that a new sentence moves no other: recognition.unit.spec.ts. */
export function isKeptForTest(text) {
  return hashOf(text) % 4 === 1;
}
