import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The levels of ASVS 5.0.0's requirements, section by section, in the order of their numbers
 * (5.0/docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv).
 */
const LEVELS: Readonly<Record<string, string>> = {
  ...{ '1.1': '22', '1.2': '1111122223', '1.3': '112222222223', '1.4': '222', '1.5': '123' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '12223', '2.4': '23' },
  ...{ '3.1': '3', '3.2': '113', '3.3': '12223', '3.4': '11222233', '3.5': '11122333', '3.6': '3' },
  ...{ '3.7': '22333', '4.1': '12233', '4.2': '23333', '4.3': '22', '4.4': '1222' },
  ...{ '5.1': '2', '5.2': '112333', '5.3': '113', '5.4': '222' },
  ...{ '6.1': '122', '6.2': '111111112222', '6.3': '11223333', '6.4': '112233', '6.5': '22222333' },
  ...{ '6.6': '2223', '6.7': '33', '6.8': '2222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '223', '7.6': '22' },
  ...{ '8.1': '1233', '8.2': '1123', '8.3': '133', '8.4': '23', '9.1': '111', '9.2': '1222' },
  ...{ '10.1': '22', '10.2': '223', '10.3': '22223', '10.4': '1111122222233333', '10.5': '22222' },
  ...{ '10.6': '22', '10.7': '222' },
  ...{ '11.1': '2233', '11.2': '22233', '11.3': '11233', '11.4': '1222', '11.5': '23', '11.6': '23' },
  ...{ '11.7': '33', '12.1': '12233', '12.2': '11', '12.3': '22223' },
  ...{ '13.1': '2333', '13.2': '222223', '13.3': '2233', '13.4': '1222233' },
  ...{ '14.1': '22', '14.2': '12223333', '14.3': '122' },
  ...{ '15.1': '12233', '15.2': '12233', '15.3': '1222222', '15.4': '3333' },
  ...{ '16.1': '2', '16.2': '22222', '16.3': '2222', '16.4': '222', '16.5': '2223' },
  ...{ '17.1': '23', '17.2': '22223333', '17.3': '22' },
};
const WANTED = Object.entries(LEVELS).flatMap(([section, levels]) =>
  levels.split('').flatMap((level, at) => (level === '3' ? [] : [`${section}.${at + 1}`])),
);
const NUMBER = /\b\d{1,2}\.\d\.\d{1,2}\b/g;

const page = readFileSync('docs/asvs.md', 'utf8');
const security = readFileSync('docs/security.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d[\d., ]*?) *\| ([✓✗–]) *\| (.*?) *\| (.*?) *\|$/gm)].map(
  ([, numbers = '', state = '', where = '', specs = '']) => ({
    numbers: numbers.match(NUMBER) ?? [],
    state,
    where,
    specs: specs.replaceAll('*', '').split(', ').filter(Boolean),
  }),
);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.spec.ts*'], {
  encoding: 'utf8',
}).split('\n');
const isThere = (spec: string) => files.some((file) => `/${file}`.includes(`/${spec}.`));
const gaps = new Set(
  [...(security.split('## Gaps')[1] ?? '').matchAll(/^\| ([^|]+)\|/gm)].flatMap(
    ([, first = '']) => first.match(NUMBER) ?? [],
  ),
);

describe('docs/asvs.md', () => {
  it('answers every requirement of levels 1 and 2 once, and no others', () => {
    expect(WANTED).toHaveLength(70 + 183);
    expect(rows.flatMap(({ numbers }) => numbers).sort()).toEqual([...WANTED].sort());
  });

  it('names for each that is met where, and specs that are there', () => {
    const met = rows.filter(({ state }) => state === '✓');
    expect(met.filter(({ where, specs }) => where === '' || specs.length === 0)).toEqual([]);
    expect(met.flatMap(({ specs }) => specs).filter((spec) => !isThere(spec))).toEqual([]);
  });

  it('has what is not met under Gaps, and nothing else of these levels is there', () => {
    const unmet = rows.filter(({ state }) => state === '✗').flatMap(({ numbers }) => numbers);
    const told = [...gaps].filter((number) => WANTED.includes(number));
    expect(told.sort()).toEqual(unmet.sort());
  });
});

describe('docs/security.md', () => {
  it('names specs that are there', () => {
    const named = [
      ...security.matchAll(/(?<![\w*])\*((?:e2e\/)?[a-z][a-z-]*(?:\.unit|\.fault)?(?:, [a-z][\w./-]*)*)\*/g),
    ];
    const specs = named.flatMap(([, names = '']) => names.split(', '));
    expect(specs.length).toBeGreaterThan(40);
    expect(specs.filter((spec) => !isThere(spec)).sort()).toEqual([]);
  });
});
