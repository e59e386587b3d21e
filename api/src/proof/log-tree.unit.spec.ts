import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { entryOf, type EventPlace } from './entry.js';
import { LogTree, type FullTile } from './log-tree.js';
import { leafHash } from './merkle.js';
import { continues, rootFromInclusion, TreeReader, type ReadTile } from './proofs.js';
import { hashesAt, tilePath, widthOf } from './tiles.js';

/** RFC 9162 2.1.1, word for word. */
function plainRoot(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return createHash('sha256').digest();
  if (leaves.length === 1) return leaves[0]!;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)].map(plainRoot);
  return createHash('sha256').update(Buffer.of(1)).update(left!).update(right!).digest();
}

const event = (index: number): EventPlace => ({
  // Gaps, as other applications' events and byte offsets leave them.
  position: index * 3 + 7,
  chain: createHash('sha256').update(String(index)).digest('hex'),
});
const events = Array.from({ length: 66_001 }, (_, index) => event(index));
const leaves = events.map((one) => leafHash(entryOf(one)));
/** Of another event. */
const other = leafHash(Buffer.from('other'));

function treeOf(size: number): { tree: LogTree; tiles: FullTile[] } {
  const tree = new LogTree();
  for (const one of events.slice(0, size)) tree.add(one);
  return { tree, tiles: tree.take() };
}

/** Reads what the tree keeps: its full tiles, and its edges. */
function readerOf({ tree, tiles }: ReturnType<typeof treeOf>): TreeReader {
  const full = new Map(tiles.map(({ level, index, hashes }) => [tilePath(level, index), hashes]));
  const read: ReadTile = async (level, index, width) =>
    (full.get(tilePath(level, index)) ?? tree.edges[level]!.hashes).subarray(0, width * 32);
  return new TreeReader(tree.size, read);
}

/** Comparing buffers byte by byte would take seconds. */
const shown = (tiles: unknown) => JSON.stringify(tiles);

const SIZES = [0, 1, 2, 3, 255, 256, 257, 511, 512, 513, 1_000, 65_535, 65_536, 65_537];

describe('the tree over the log', () => {
  it.each(SIZES)('has the root of RFC 9162 over %d events', async (size) => {
    const grown = treeOf(size);
    const plain = plainRoot(leaves.slice(0, size));
    expect(grown.tree.root()).toEqual(plain);
    expect(await readerOf(grown).root()).toEqual(plain);
  });

  it('makes the tiles of C2SP tlog-tiles, each once', () => {
    const { tree, tiles } = treeOf(66_000);
    expect(tiles.filter(({ level }) => level === 0).map(({ index }) => index)).toEqual(
      Array.from({ length: 257 }, (_, index) => index),
    );
    expect(tiles.filter(({ level }) => level === 1).map(({ index }) => index)).toEqual([0]);
    expect(tree.edges.map(({ hashes }) => hashes.length / 32)).toEqual([208, 1, 1]);
    expect(tiles.find(({ level, index }) => level === 0 && index === 4)?.hashes).toEqual(
      Buffer.concat(leaves.slice(1_024, 1_280)),
    );
    const [first] = tiles.filter(({ level }) => level === 1);
    expect(first?.ends.slice(0, 2)).toEqual([event(255).position, event(511).position]);
    expect([0, 1, 2].map((level) => hashesAt(level, 70_000))).toEqual([70_000, 273, 1]);
    expect(
      [0, 1, 2].map((level) => widthOf(level, Math.floor(hashesAt(level, 70_000) / 256), 70_000)),
    ).toEqual([112, 17, 1]);
    expect(widthOf(0, 274, 70_000)).toBe(0);
  });

  it('goes on from its edges, wherever it was put down', () => {
    fc.assert(
      fc.property(fc.nat(900), fc.array(fc.nat(400), { maxLength: 5 }), (first, steps) => {
        let { tree } = treeOf(first);
        const tiles: FullTile[] = [];
        for (const step of steps) {
          tree = new LogTree(tree.size, tree.edges);
          for (let left = step; left > 0; left--) tree.add(events[tree.size]!);
          tiles.push(...tree.take());
        }
        const whole = treeOf(tree.size);
        expect(tree.root()).toEqual(whole.tree.root());
        expect(shown(tree.edges)).toEqual(shown(whole.tree.edges));
        expect(shown(tiles)).toEqual(shown(whole.tiles.slice(whole.tiles.length - tiles.length)));
      }),
      { numRuns: 40 },
    );
  });

  it('proves every leaf, and no other one in its place', async () => {
    for (const size of [1, 2, 7, 300, 65_540]) {
      const grown = treeOf(size);
      const reader = readerOf(grown);
      const root = grown.tree.root();
      for (const index of [...new Set([0, 1, size >> 1, size - 2, size - 1])].filter(
        (n) => n >= 0 && n < size,
      )) {
        const path = await reader.inclusion(index);
        expect(rootFromInclusion(leaves[index]!, index, size, path)).toEqual(root);
        expect(rootFromInclusion(other, index, size, path)).not.toEqual(root);
        if (size > 1)
          expect(rootFromInclusion(leaves[index]!, (index + 1) % size, size, path)).not.toEqual(root);
        expect(rootFromInclusion(leaves[index]!, index, size, [...path, root])).toBeNull();
        if (path.length > 0)
          expect(rootFromInclusion(leaves[index]!, index, size, path.slice(1))).not.toEqual(root);
      }
    }
  });

  it('proves that it continues every earlier tree, and none with another leaf', async () => {
    const sizes = fc.tuple(fc.integer({ min: 1, max: 700 }), fc.nat(700));
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), async ([earlier, more], seed) => {
        const grown = treeOf(earlier + more);
        const later = { size: earlier + more, root: grown.tree.root() };
        const before = leaves.slice(0, earlier);
        const proof = await readerOf(grown).consistency(earlier);
        expect(continues({ size: earlier, root: plainRoot(before) }, later, proof)).toBe(true);
        before[seed % earlier] = other;
        expect(continues({ size: earlier, root: plainRoot(before) }, later, proof)).toBe(false);
        expect(continues({ size: earlier, root: later.root }, later, [...proof, later.root])).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it('has a leaf of its own for each position and each chain, also for a chain that is none', () => {
    const places: EventPlace[] = [
      { position: 1, chain: 'a'.repeat(64) },
      { position: 2, chain: 'a'.repeat(64) },
      { position: 2 ** 40, chain: 'a'.repeat(64) },
      { position: 1, chain: 'b'.repeat(64) },
      { position: 1, chain: 'a'.repeat(65) },
      { position: 1, chain: '' },
      { position: 1, chain: 'null' },
    ];
    const entries = places.map((place) => entryOf(place).toString('hex'));
    expect(new Set(entries).size).toBe(places.length);
    expect(entries.every((entry) => entry.length === 80)).toBe(true);
    expect(entries[2]).toBe(`0000010000000000${'a'.repeat(64)}`);
    for (const place of places) {
      const tree = new LogTree();
      tree.add(place);
      expect(tree.root()).toEqual(leafHash(entryOf(place)));
    }
  });
});

describe('paths of tiles', () => {
  it.each([
    [0, 1_234_067, 256, 'tile/0/x001/x234/067'],
    [1, 0, 256, 'tile/1/000'],
    [0, 1_000, 256, 'tile/0/x001/000'],
    [2, 7, 17, 'tile/2/007.p/17'],
  ])('names tile %d/%d of %d hashes', (level, index, width, path) => {
    expect(tilePath(level, index, width)).toBe(path);
  });
});
