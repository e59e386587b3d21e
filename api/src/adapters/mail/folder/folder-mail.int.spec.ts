import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailContract, mailOf } from '../../../ports/mail.contract.js';
import { MailUnavailable } from '../../../ports/mail.port.js';
import { FolderMail } from './folder-mail.js';

const sender = { from: 'Emit <emit@example.org>' };

describe('mail kept in a folder', () => {
  let directory: string;
  let folder: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'emit-mail-'));
    folder = join(directory, 'outbox');
  });
  afterEach(() => rm(directory, { recursive: true }));

  const messages = async () => {
    const names = (await readdir(folder)).sort();
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  };

  mailContract(async () => ({
    port: new FolderMail(folder, sender),
    messages,
    dispose: () => Promise.resolve(),
  }));

  it('is for the owner alone', async () => {
    await new FolderMail(folder, sender).send(mailOf('a'));
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/\.eml$/);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('is bounded in number and in bytes: the oldest make way', async () => {
    const port = new FolderMail(folder, sender, { files: 5, bytes: 1_000_000 });
    for (let i = 0; i < 9; i++) await port.send(mailOf(`mail-${i}`));
    expect((await messages()).map((message) => /<mail-(\d)@/.exec(message)?.[1])).toEqual([
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
    const tight = new FolderMail(folder, sender, { files: 5, bytes: 3_000 });
    await tight.send(mailOf('large', { text: 'x'.repeat(1_200) }));
    expect((await messages()).length).toBeLessThan(3);
    expect((await messages()).join('')).toContain('<large@');
  });

  it('keeps nothing of a member who is erased', async () => {
    const port = new FolderMail(folder, sender);
    await port.send(mailOf('a', { memberId: 'ann' }));
    await port.send(mailOf('b', { memberId: 'bob' }));
    await port.forget('ann');
    expect((await messages()).join('')).not.toContain('<a@');
    expect((await messages()).join('')).toContain('<b@');
    await new FolderMail(join(folder, 'not-there'), sender).forget('ann');
  });

  it('says that it is unavailable where nothing can be written', async () => {
    const port = new FolderMail(join(directory, 'not-there', 'outbox'), sender);
    await expect(port.send(mailOf('a'))).rejects.toThrow(MailUnavailable);
  });
});
