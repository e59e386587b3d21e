import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comesTo } from '../../testing/comes-to.js';
import { writeWholeFile } from './whole-file.js';

describe('a file that is written whole', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'emit-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const text = (partial: string) => writeFile(partial, 'whole');

  it('takes the place of the file that was there, for its owner alone', async () => {
    const path = join(folder, 'a');
    writeFileSync(path, 'before', { mode: 0o644 });
    await writeWholeFile(path, text);
    expect(readFileSync(path, 'utf8')).toBe('whole');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is never one that is called -, which means standard output elsewhere', async () => {
    await expect(writeWholeFile('-', text)).rejects.toThrow('- is no file');
  });

  it('leaves what was there, and nothing beside it, when it cannot be finished', async () => {
    const path = join(folder, 'a');
    writeFileSync(path, 'before');
    const cut = writeWholeFile(path, async (partial) => {
      await text(partial);
      throw new Error('cut short');
    });
    await expect(cut).rejects.toMatchObject({
      name: 'CommandFailed',
      message: `${path} could not be written: cut short`,
    });
    expect(readFileSync(path, 'utf8')).toBe('before');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('is whole at every moment, also while two write one at once', async () => {
    const path = join(folder, 'a');
    const half = new EventEmitter();
    const slow = writeWholeFile(path, async (partial) => {
      writeFileSync(partial, 'half of the first');
      setImmediate(() => half.emit('written'));
      await once(half, 'go on');
      writeFileSync(partial, 'the first, whole');
    });
    await once(half, 'written');
    await writeWholeFile(path, async (partial) => writeFileSync(partial, 'the second, whole'));
    expect(readFileSync(path, 'utf8')).toBe('the second, whole');
    half.emit('go on');
    await slow;
    expect(readFileSync(path, 'utf8')).toBe('the first, whole');
  });

  it('takes away what a run that was killed left, and leaves what one that goes on writes', async () => {
    const path = join(folder, 'a');
    const ended = spawnSync('true').pid;
    writeFileSync(`${path}.partial-${ended}-1`, 'left');
    writeFileSync(`${path}.partial`, 'left by an earlier release');
    writeFileSync(`${path}.partial-1-1`, 'goes on');
    await writeWholeFile(path, text);
    expect(readdirSync(folder).sort()).toEqual(['a', 'a.partial-1-1']);
  });

  it('takes away what a run left that nobody has waited for', async () => {
    const path = join(folder, 'a');
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    const left = `${path}.partial-${String(pid).trim()}-1`;
    writeFileSync(left, 'left');
    // It ends when it likes.
    await comesTo(async () => {
      await writeWholeFile(path, text);
      return readdirSync(folder);
    }, ['a']);
    parent.kill();
  });

  it('is written where a link leads', async () => {
    const [path, link] = [join(folder, 'a'), join(folder, 'link')];
    writeFileSync(path, 'before');
    symlinkSync(path, link);
    await writeWholeFile(link, text);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe('whole');
  });

  it('goes through a pipe, and leaves the pipe in its place', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const [read] = await Promise.all([readFile(pipe, 'utf8'), writeWholeFile(pipe, text)]);
    expect(read).toBe('whole');
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  it('has a name', async () => {
    await expect(writeWholeFile('', text)).rejects.toMatchObject({ name: 'UsageError' });
  });
});
