import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

interface Walk {
  readonly title: string;
  readonly most: number;
  readonly files: readonly string[];
}

const walks: Walk[] = readFileSync('docs/extending.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.split(' (')[0] ?? '',
    most: Number(/\(at most (\d+) files\)/.exec(text)?.[1]),
    files: [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file = '']) => file),
  }));

/** Product files that name something; tests and what tests use are not counted. */
function namedIn(word: string): string[] {
  const folders = [':(glob)api/src/**/*.ts', ':(glob)contract/src/**/*.ts', ':(glob)web/src/**/*.ts*'];
  const listed = execFileSync('git', ['grep', '-lw', word, '--', ...folders], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && !/\.spec\.|\.contract\.|\/testing\//.test(file));
}

describe('docs/extending.md', () => {
  it('has a walk for each of the usual changes', () => {
    expect(walks.map(({ title }) => title)).toEqual([
      'An event',
      'A field of an event',
      'A read model',
      'A route of the API',
      'A page of the app',
      'A response format',
      'A command of the command line',
      'A store adapter',
    ]);
  });

  it.each(walks)('$title: names files that are there, and not more than $most', ({ files, most }) => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(1);
    expect(files.length).toBeLessThanOrEqual(most);
  });

  /** Where else the example is named, and why that is no step of the walk. */
  const elsewhere: Record<string, string[]> = {
    // Demo histories rename conversations, too; the storage of a member counts every event (a line that docs/extending.md names).
    ConversationRenamed: [
      'api/src/ops/demo/demo-talk.ts',
      'api/src/projections/member-storage.projection.ts',
    ],
    // Another query that reads it.
    tokenGrants: ['api/src/features/tokens/charges.query.ts'],
    // A reader without a right to write.
    SqliteLease: ['api/src/adapters/locks/sqlite/read-only-lease.ts'],
  };

  it.each([
    ['An event', 'ConversationRenamed'],
    ['A read model', 'tokenGrants'],
    ['A route of the API', 'GetPracticeCalendarHandler'],
    ['A command of the command line', 'doctorCommand'],
    ['A store adapter', 'SqliteLease'],
  ])('%s: leaves out no file that names %s', (title, word) => {
    const { files = [] } = walks.find((walk) => walk.title === title) ?? {};
    const other = namedIn(word).filter((file) => !files.includes(file));
    expect(other.filter((file) => !elsewhere[word]?.includes(file))).toEqual([]);
  });
});
