import { createHash } from 'node:crypto';
import { canonicalJson } from '../kernel/canonical-json.js';
import { CHAIN_START, chainHash, type UnchainedEvent } from './chain.js';

const event: UnchainedEvent = {
  type: 'TokensGranted',
  data: { amount: 20_000, plan: 'trial', month: '2026-11' },
  metadata: { id: 'e1', at: 1, memberId: 'm', schema: 1, correlationId: 'c', causationId: 'c' },
};

describe('the chain of a stream', () => {
  it('is SHA-256 over the former link and the canonical JSON of the event in its place, for ever', () => {
    const text = canonicalJson({ stream: 's"', revision: 3, ...event });
    const expected = createHash('sha256').update('former').update(text).digest('hex');
    expect(chainHash('former', 's"', 3, event)).toBe(expected);
  });

  it('does not depend on the order of keys', () => {
    const turned = { ...event, data: { month: '2026-11', amount: 20_000, plan: 'trial' } };
    expect(chainHash(CHAIN_START, 's', 0, turned)).toBe(chainHash(CHAIN_START, 's', 0, event));
  });

  it.each<[string, () => string]>([
    ['the data', () => chainHash(CHAIN_START, 's', 0, { ...event, data: { amount: 20_001 } })],
    ['the type', () => chainHash(CHAIN_START, 's', 0, { ...event, type: 'TokensTaken' })],
    [
      'the metadata',
      () => chainHash(CHAIN_START, 's', 0, { ...event, metadata: { ...event.metadata, at: 2 } }),
    ],
    ['the stream', () => chainHash(CHAIN_START, 't', 0, event)],
    ['the place', () => chainHash(CHAIN_START, 's', 1, event)],
    ['what came before', () => chainHash('x', 's', 0, event)],
  ])('changes with %s', (_, changed) => {
    expect(changed()).not.toBe(chainHash(CHAIN_START, 's', 0, event));
  });
});

describe('canonical JSON', () => {
  it('sorts keys at every depth and leaves out what is undefined, as JSON does', () => {
    const value = { b: [{ d: 1, c: 'ü"' }], a: undefined, A: null };
    expect(canonicalJson(value)).toBe('{"A":null,"b":[{"c":"ü\\"","d":1}]}');
    expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });
});
