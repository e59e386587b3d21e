import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ReadOnlyFile } from './read-only-file.js';

/** Runs statements in a process of its own: locks of one process do not stand in its own way. */
const WRITER = `
  import { createInterface } from 'node:readline';
  import { DatabaseSync } from '@photostructure/sqlite';
  const db = new DatabaseSync(process.argv[1]);
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS numbers(n INTEGER)');
  console.log('ready');
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'close') break;
    db.exec(line);
    console.log('done');
  }
  db.close();
  process.exit();`;

class Writer {
  private constructor(
    private readonly child: ChildProcessWithoutNullStreams,
    private readonly answers: AsyncIterator<string>,
  ) {}

  static async open(file: string): Promise<Writer> {
    const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, file], {
      cwd: process.cwd(),
    });
    const writer = new Writer(child, createInterface({ input: child.stdout })[Symbol.asyncIterator]());
    await writer.answers.next();
    return writer;
  }

  async run(statement: string): Promise<void> {
    this.child.stdin.write(`${statement}\n`);
    await this.answers.next();
  }

  async close(): Promise<void> {
    this.child.stdin.write('close\n');
    await new Promise((resolve) => this.child.on('close', resolve));
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await new Promise((resolve) => this.child.on('close', resolve));
  }
}

describe('a database file that is only read', () => {
  let folder: string;
  let path: string;
  let file: ReadOnlyFile;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'emit-read-only-'));
    path = join(folder, 'a.sqlite');
    file = new ReadOnlyFile(path);
  });
  afterEach(() => {
    file.close();
    rmSync(folder, { recursive: true });
  });
  const sum = () =>
    file.read((db) => (db.prepare('SELECT sum(n) AS sum FROM numbers').get() as { sum: number }).sum);
  const insert = (n: number) => `INSERT INTO numbers VALUES(${n})`;
  const left = () =>
    readdirSync(folder).map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name));
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex');
      return [name, size, mtimeMs, hash];
    });

  it('is read where it was closed in order, and follows a server that starts and stops', async () => {
    let writer = await Writer.open(path);
    await writer.run(insert(1));
    await writer.close();
    const before = left();
    expect(sum()).toBe(1);
    expect(left()).toEqual(before);
    for (let n = 10; n <= 1_000; n *= 10) {
      writer = await Writer.open(path);
      await writer.run(insert(n));
      const whole = sum();
      expect(whole % (n * 10)).toBe(whole);
      await writer.run('PRAGMA wal_checkpoint(TRUNCATE)');
      expect(sum()).toBe(whole);
      await writer.close();
    }
    expect(sum()).toBe(1_111);
  });

  it('is read beside a process that writes it, which is not disturbed', async () => {
    const writer = await Writer.open(path);
    await writer.run(insert(1));
    const before = left();
    expect(sum()).toBe(1);
    expect(left()).toEqual(before);
    for (const statement of [
      insert(2),
      'PRAGMA wal_checkpoint(TRUNCATE)',
      insert(4),
      'PRAGMA wal_checkpoint(RESTART)',
    ]) {
      await writer.run(statement);
      sum();
    }
    expect(sum()).toBe(7);
    await writer.close();
    expect(sum()).toBe(7);
  });

  it.each([
    ['as it was left', () => undefined],
    ['with a damaged shared memory', () => writeFileSync(`${path}-shm`, Buffer.alloc(32_768, 7))],
    ['with an empty shared memory', () => writeFileSync(`${path}-shm`, '')],
    ['without its shared memory', () => rmSync(`${path}-shm`)],
  ])('is read whole after its process was killed, %s', async (_, damage) => {
    const writer = await Writer.open(path);
    await writer.run(insert(1));
    await writer.run('PRAGMA wal_checkpoint(TRUNCATE)');
    await writer.run(insert(2));
    await writer.kill();
    damage();
    const before = left();
    expect(sum()).toBe(3);
    expect(left()).toEqual(before);
    const next = await Writer.open(path);
    await next.run(insert(4));
    expect(sum()).toBe(7);
    await next.close();
  });

  it('is read up to where its write-ahead log is damaged, beside the shared memory of a process that was killed', async () => {
    const writer = await Writer.open(path);
    await writer.run(insert(1));
    await writer.run('PRAGMA wal_checkpoint(TRUNCATE)');
    await writer.run(insert(2));
    await writer.kill();
    writeFileSync(`${path}-wal`, Buffer.alloc(8_192, 7));
    const before = left();
    expect(sum()).toBe(1);
    expect(left()).toEqual(before);
  });

  it('is never seen between two states, when a writer starts and checkpoints in the middle of a read', async () => {
    const each = 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 200)';
    const writer = await Writer.open(path);
    await writer.run('CREATE TABLE pages(id INTEGER PRIMARY KEY, n INTEGER, filler TEXT)');
    await writer.run(`${each} INSERT INTO pages SELECT x, 0, hex(randomblob(1500)) FROM c`);
    await writer.close();
    let interruptions = 3;
    const numbers = file.read((db) => {
      const of = (id: number) => (db.prepare('SELECT n FROM pages WHERE id = ?').get(id) as { n: number }).n;
      const first = of(1);
      if ((interruptions -= 1) >= 0) {
        const input = 'UPDATE pages SET n = n + 1\nPRAGMA wal_checkpoint(TRUNCATE)\nclose\n';
        spawnSync(process.execPath, ['--input-type=module', '-e', WRITER, path], { input });
      }
      return [first, of(200)];
    });
    expect(numbers).toEqual([3, 3]);
  });

  it('says when it is replaced, missing, unreadable or no database', async () => {
    const writer = await Writer.open(path);
    await writer.run(insert(1));
    await writer.close();
    expect(sum()).toBe(1);
    copyFileSync(path, `${path}.other`);
    renameSync(`${path}.other`, path);
    expect(sum).toThrow('was replaced while it was read');
    expect(() => new ReadOnlyFile(join(folder, 'none')).database()).toThrow('ENOENT');
    writeFileSync(path, 'no database at all, but long enough to be looked at'.repeat(100));
    expect(() => new ReadOnlyFile(path).database()).toThrow(
      `${path} cannot be opened: file is not a database`,
    );
  });

  const canDrop = process.getuid?.() === 0 && spawnSync('setpriv', ['--version']).status === 0;
  (canDrop ? it : it.skip)('is read by who may not write the folder', async () => {
    const writer = await Writer.open(path);
    await writer.run(insert(1));
    await writer.kill();
    chmodSync(folder, 0o555);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
    const script = `
      import { ReadOnlyFile } from ${JSON.stringify(join(process.cwd(), 'api/dist/adapters/sqlite/read-only-file.js'))};
      console.log(new ReadOnlyFile(process.argv[1]).read((db) => db.prepare('SELECT sum(n) AS sum FROM numbers').get().sum));`;
    const as = ['--reuid=65534', '--regid=65534', '--clear-groups'];
    const read = () =>
      spawnSync('setpriv', [...as, process.execPath, '--input-type=module', '-e', script, path], {
        encoding: 'utf8',
      });
    expect(read().stdout).toBe('1\n');
    chmodSync(path, 0o400);
    expect(read().stderr).toContain('EACCES');
    chmodSync(folder, 0o755);
  });
});
