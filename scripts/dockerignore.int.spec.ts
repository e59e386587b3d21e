import { readFileSync } from 'node:fs';

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

it('what is kept out of the repository is kept out of images: secrets above all', () => {
  const kept = linesOf('.gitignore').map((line) => line.replace(/\/$/, ''));
  const ignored = new Set(linesOf('.dockerignore'));
  const asDocker = (line: string) => (line.startsWith('/') ? line.slice(1) : `**/${line}`);
  expect(kept.filter((line) => !ignored.has(asDocker(line)))).toEqual([]);
  expect(ignored).toContain('.git');
});
