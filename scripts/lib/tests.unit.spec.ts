import { countReport, summary, unsteady, withSecond } from './tests.mjs';

const suite = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: name })),
});

const report = (...testResults: ReturnType<typeof suite>[]) => ({ testResults });

const lastLine = (lines: string[]) => lines.at(-1);

describe('the closing summary of the tests', () => {
  it('adds up the tiers in its last line', () => {
    const one = countReport(report(suite('a.unit.spec.ts', 'passed', 'passed')), 0);
    const two = countReport(report(suite('b.int.spec.ts', 'passed', 'failed')), 1);
    expect(lastLine(summary([one, two], {}).lines)).toBe('3 passed, 1 failed');
  });

  it('counts a suite that could not run as a failure', () => {
    const result = countReport(report(suite('broken.unit.spec.ts')), 1);
    expect(summary([result], {})).toEqual({
      lines: [expect.stringMatching(/^FAILED: .*broken\.unit\.spec\.ts$/), '0 passed, 1 failed'],
      failed: 1,
    });
  });

  it('repeats each failed test with the first lines of its message, without colours', () => {
    const failed = {
      status: 'failed',
      fullName: 'a deed is kept',
      failureMessages: ['\u001b[31mlost\u001b[39m'],
    };
    const one = report({ ...suite('a.int.spec.ts', 'passed'), status: 'failed', assertionResults: [failed] });
    const { lines } = summary([countReport(one, 1)], {});
    expect(lines[0]).toMatch(/^FAILED: .*a\.int\.spec\.ts › a deed is kept\n {4}lost$/);
  });

  it('takes the second run of a suite for it, and names what failed in the first alone', () => {
    const first = report(suite('a.int.spec.ts', 'failed', 'passed'), suite('b.int.spec.ts', 'failed'));
    const whole = withSecond(
      first,
      report(suite('a.int.spec.ts', 'passed', 'passed'), suite('b.int.spec.ts', 'failed')),
    );
    const { lines, failed } = summary([{ ...countReport(whole, 1), unsteady: unsteady(first, whole) }], {});
    expect(failed).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^FAILED: .*b\.int\.spec\.ts/),
      expect.stringMatching(/^UNSTEADY, passed when it ran again: .*a\.int\.spec\.ts/),
      '2 passed, 1 failed',
    ]);
  });

  it('fails when Jest failed although no test did', () => {
    expect(countReport(report(suite('a.unit.spec.ts', 'passed')), 1).failed).toBe(1);
  });

  it('says which suite was skipped for want of a server', () => {
    const result = countReport(report(suite('api/src/x/mongodb/x.int.spec.ts', 'pending', 'pending')), 0);
    expect(summary([result], {}).lines).toEqual([
      expect.stringMatching(/^skipped: .*x\/mongodb\/x\.int\.spec\.ts \(2 tests\): MONGODB_URL is not set$/),
      '0 passed, 0 failed, 2 skipped',
    ]);
  });

  it.each([
    ['EMIT_REQUIRE_MONGODB', 'api/mongodb/a.int.spec.ts'],
    ['EMIT_REQUIRE_EVENTSTORE', 'api/eventstoredb/a.int.spec.ts'],
    ['EMIT_E2E_REQUIRED', 'e2e/a.e2e.spec.ts'],
    ['EMIT_REQUIRE_SMALL_DISK', 'a full disk'],
  ])('fails a suite that was skipped although %s promised it', (promise, file) => {
    const result = countReport(report(suite(file, 'pending')), 0);
    expect(summary([result], { [promise]: '1' })).toMatchObject({ failed: 1 });
    expect(summary([result], {})).toMatchObject({ failed: 0 });
  });
});
