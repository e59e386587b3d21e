import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { turnJournalContract } from '../../../ports/turn-journal.contract.js';
import { FileTurnJournal } from './file-turn-journal.js';

const temporary = () => mkdtemp(join(tmpdir(), 'emit-journal-'));
const unexpected = (file: string) => {
  throw new Error(`Unreadable: ${file}`);
};

describe('the turn journal in files', () => {
  turnJournalContract(async () => {
    const directory = await temporary();
    return {
      open: async () => new FileTurnJournal(join(directory, 'journal'), unexpected),
      dispose: () => rm(directory, { recursive: true }),
    };
  });

  describe('on disk', () => {
    const turn = (id: string) => ({ id, stream: 's', command: { id }, memberId: 'm', correlationId: 'c' });
    let parent: string;
    let directory: string;
    let unreadable: string[];
    let journal: FileTurnJournal;
    beforeEach(async () => {
      parent = await temporary();
      directory = join(parent, 'journal');
      unreadable = [];
      journal = new FileTurnJournal(directory, (file) => unreadable.push(file));
    });
    afterEach(() => rm(parent, { recursive: true }));

    it('is readable by its owner alone and holds one file a turn', async () => {
      await journal.keep(turn('a'));
      await journal.keep(turn('a'));
      const files = await readdir(directory);
      expect(files).toHaveLength(1);
      expect((await stat(directory)).mode & 0o777).toBe(0o700);
      for (const file of files) expect((await stat(join(directory, file))).mode & 0o777).toBe(0o600);
    });

    it('answers turns in the order in which they were kept', async () => {
      const ids = ['c', 'a', 'd', 'b'];
      const known = new Set<string>();
      for (const [at, id] of ids.entries()) {
        await journal.keep(turn(id));
        const [name = ''] = (await readdir(directory)).filter((one) => !known.has(one));
        known.add(name);
        // The file system's clock may be too coarse to tell them apart.
        await utimes(join(directory, name), at, at);
      }
      expect((await journal.pending()).map(({ id }) => id)).toEqual(ids);
    });

    it.each([
      ['torn', '{"id":"x","stre'],
      ['empty', ''],
      ['not a turn', '{"hello":"world"}'],
      ['a turn under another’s name', JSON.stringify(turn('other'))],
    ])('moves a file that is %s aside once, with its content, and goes on', async (_what, content) => {
      await journal.keep(turn('a'));
      await writeFile(join(directory, 'foreign.turn.json'), content);
      expect(await journal.pending()).toEqual([turn('a')]);
      expect(unreadable).toEqual([join(directory, 'foreign.turn.json.unreadable')]);
      expect(await readFile(unreadable[0] ?? '', 'utf8')).toBe(content);
      expect(await journal.pending()).toEqual([turn('a')]);
      expect(unreadable).toHaveLength(1);
    });

    it('passes over what is being written', async () => {
      await journal.keep(turn('a'));
      await writeFile(join(directory, 'half.turn.json.123.tmp'), '{"id":');
      expect(await journal.pending()).toEqual([turn('a')]);
      expect(unreadable).toEqual([]);
    });

    it('takes up a turn that a crash left whole but unnamed, and never puts it over a named one', async () => {
      const leave = async (name: string, content: string) => {
        const file = join(directory, `${name}.123.tmp`);
        await writeFile(file, content);
        await utimes(file, new Date(0), new Date(0));
      };
      await journal.keep(turn('a'));
      const [name = ''] = await readdir(directory);
      await leave(name, '{"id":');
      expect(await journal.pending()).toEqual([turn('a')]);
      await journal.remove('a');
      await leave(name, JSON.stringify(turn('a')));
      expect(await journal.pending()).toEqual([turn('a')]);
      expect(await readdir(directory)).toEqual([name]);
      expect(unreadable).toEqual([]);
    });

    it('throws when a turn cannot be written, and leaves nothing behind', async () => {
      await rm(directory, { recursive: true });
      await expect(journal.keep(turn('a'))).rejects.toThrow('ENOENT');
      expect(await readdir(parent)).toEqual([]);
    });
  });
});
