import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkpointFolderContract, checkpointOutboxContract } from '../../../ports/checkpoints.contract.js';
import { CheckpointNotTaken } from '../../../ports/checkpoints.port.js';
import { FileCheckpointFolder } from './checkpoint-folder.js';
import { FileCheckpointOutbox } from './file-outbox.js';

const newFolder = () => mkdtempSync(join(tmpdir(), 'emit-checkpoints-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

describe('an outbox of files', () => {
  checkpointOutboxContract(() => {
    const folder = newFolder();
    return {
      open: () => new FileCheckpointOutbox(join(folder, 'checkpoints')),
      dispose: () => remove(folder),
    };
  });

  it('passes over what is none of its files', async () => {
    const folder = newFolder();
    const outbox = new FileCheckpointOutbox(folder);
    const checkpoint = { note: 'a note\n', at: 1_000, position: 7 };
    await outbox.keep(checkpoint, true);
    for (const name of ['latest', 'waiting']) writeFileSync(join(folder, name, 'zzz.tmp'), 'half');
    expect(await outbox.latest()).toEqual(checkpoint);
    expect(await outbox.waiting()).toEqual([checkpoint]);
    expect(statSync(join(folder, 'waiting')).mode & 0o077).toBe(0);
    remove(folder);
  });
});

describe('a folder of checkpoints', () => {
  checkpointFolderContract(() => {
    const folder = newFolder();
    return { open: () => new FileCheckpointFolder(folder), dispose: () => remove(folder) };
  });

  it('is laid out as C2SP tlog-tiles says', async () => {
    const path = newFolder();
    const folder = new FileCheckpointFolder(path);
    await folder.putTile(0, 1_234_067, Buffer.alloc(64, 1));
    await folder.putTile(0, 0, Buffer.alloc(8_192, 2));
    const note = 'example.org/emit\n';
    await folder.put({ note, at: Date.parse('2026-11-24T08:00:00Z'), position: 17 }, true);
    expect(readFileSync(join(path, 'tile/0/x001/x234/067.p/2'))).toEqual(Buffer.alloc(64, 1));
    expect(readFileSync(join(path, 'tile/0/000'))).toEqual(Buffer.alloc(8_192, 2));
    expect(readFileSync(join(path, 'checkpoint'), 'utf8')).toBe(note);
    expect(readdirSync(join(path, 'checkpoints'))).toEqual(['2026-11-24T08-00-00.000Z_17.checkpoint']);
    remove(path);
  });

  it('is never made: a disk that is not mounted must not be taken for one', async () => {
    const missing = join(newFolder(), 'not-mounted');
    const folder = new FileCheckpointFolder(missing);
    const checkpoint = { note: 'a note\n', at: 0, position: 0 };
    await expect(folder.put(checkpoint, true)).rejects.toThrow(CheckpointNotTaken);
    await expect(folder.latest()).rejects.toThrow(/not-mounted cannot be used/);
    writeFileSync(missing, '');
    await expect(folder.putTile(0, 0, Buffer.alloc(32))).rejects.toThrow(/it is no folder/);
  });

  const isRoot = process.getuid?.() === 0;
  (isRoot ? it.skip : it)('says so where nothing may be written', async () => {
    const path = newFolder();
    chmodSync(path, 0o500);
    await expect(
      new FileCheckpointFolder(path).put({ note: 'a note\n', at: 0, position: 0 }, true),
    ).rejects.toThrow(CheckpointNotTaken);
    chmodSync(path, 0o700);
    remove(path);
  });
});
