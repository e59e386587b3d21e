import type { CheckpointFolder, CheckpointOutbox, KeptCheckpoint } from './checkpoints.port.js';

/** One folder's data, which is opened again after a restart. */
export interface CheckpointsUnderTest<Opened> {
  open(): Opened;
  dispose(): void;
}

const BEGAN = Date.parse('2026-11-24T08:00:00.000Z');
const checkpointAt = (hour: number): KeptCheckpoint => ({
  note: `example.org/emit\n${hour}\nroot ${hour}\n\n— example.org/emit signature\n`,
  at: BEGAN + hour * 3_600_000,
  position: 100 * hour,
});

/** What every CheckpointOutbox must do. Call it inside a describe. */
export function checkpointOutboxContract(setUp: () => CheckpointsUnderTest<CheckpointOutbox>): void {
  let underTest: CheckpointsUnderTest<CheckpointOutbox>;
  beforeEach(() => {
    underTest = setUp();
  });
  afterEach(() => underTest.dispose());

  it('is empty at first', async () => {
    const outbox = underTest.open();
    expect(await outbox.latest()).toBeNull();
    expect(await outbox.handedOn()).toBeNull();
    expect(await outbox.waiting()).toEqual([]);
  });

  it('keeps the last one, and those that wait in their order, over restarts', async () => {
    for (const hour of [1, 2, 3]) await underTest.open().keep(checkpointAt(hour), true);
    expect(await underTest.open().latest()).toEqual(checkpointAt(3));
    expect(await underTest.open().waiting()).toEqual([1, 2, 3].map(checkpointAt));
  });

  it('lets one go that was handed on, and remembers the last of those', async () => {
    for (const hour of [1, 2]) await underTest.open().keep(checkpointAt(hour), true);
    await underTest.open().done(checkpointAt(1));
    expect(await underTest.open().waiting()).toEqual([checkpointAt(2)]);
    expect(await underTest.open().handedOn()).toEqual(checkpointAt(1));
    await underTest.open().done(checkpointAt(2));
    await underTest.open().done(checkpointAt(2));
    expect(await underTest.open().waiting()).toEqual([]);
    expect(await underTest.open().handedOn()).toEqual(checkpointAt(2));
    expect(await underTest.open().latest()).toEqual(checkpointAt(2));
  });

  it('has none wait where there is nowhere to hand them on to', async () => {
    await underTest.open().keep(checkpointAt(1), false);
    expect(await underTest.open().latest()).toEqual(checkpointAt(1));
    expect(await underTest.open().waiting()).toEqual([]);
  });
}

/** What every CheckpointFolder must do. Call it inside a describe. */
export function checkpointFolderContract(setUp: () => CheckpointsUnderTest<CheckpointFolder>): void {
  let underTest: CheckpointsUnderTest<CheckpointFolder>;
  let folder: CheckpointFolder;
  const hashes = (count: number) => Buffer.from(Array.from({ length: count * 32 }, (_, n) => n % 251));
  beforeEach(() => {
    underTest = setUp();
    folder = underTest.open();
  });
  afterEach(() => underTest.dispose());

  it('is empty at first', async () => {
    expect(await folder.latest()).toBeNull();
    expect(await folder.all()).toEqual([]);
    expect(await folder.tile(0, 0, 1)).toBeNull();
  });

  it('keeps every checkpoint, and the last of them apart', async () => {
    await folder.put(checkpointAt(1), true);
    await folder.put(checkpointAt(3), true);
    await folder.put(checkpointAt(2), false);
    expect(await underTest.open().all()).toEqual([1, 2, 3].map(checkpointAt));
    expect(await underTest.open().latest()).toBe(checkpointAt(3).note);
  });

  it('has the beginning of a tile as long as it is not full', async () => {
    await folder.putTile(0, 1_234, hashes(3));
    await folder.putTile(0, 1_234, hashes(9));
    for (const width of [1, 3, 4, 9]) expect(await folder.tile(0, 1_234, width)).toEqual(hashes(width));
    expect(await folder.tile(0, 1_234, 10)).toBeNull();
    expect(await folder.tile(1, 1_234, 1)).toBeNull();
    await folder.putTile(0, 1_234, hashes(256));
    for (const width of [2, 9, 256]) expect(await folder.tile(0, 1_234, width)).toEqual(hashes(width));
  });
}
