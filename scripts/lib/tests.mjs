import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { binOf, root, runNode } from './run.mjs';

/** The browser's server runs on its own stores, whatever server is there for the adapters' suites. */
const embedded = { MONGODB_URL: undefined, EVENTSTORE_URL: undefined };

/**
 * Tiers in the order they run; `needs` is what must be built. `workers` suits two cores: specs that start processes wait for
 * them much of their time.
 */
export const tiers = {
  unit: { projects: ['unit', 'web'], needs: [], workers: 2 },
  int: { projects: ['int'], needs: ['api'], workers: 3 },
  e2e: { projects: ['e2e'], needs: ['api', 'web'], workers: 2, env: embedded },
  fault: { projects: ['fault'], needs: ['api'], workers: 2 },
};

/** What runs when no tier is named; the faults take as long as all of these and run in CI. */
export const everyday = ['unit', 'int', 'e2e'];

/** Suites that need a server: how they are known, why they are skipped, and what promises them that server. */
const conditional = [
  { name: 'MongoDB', of: /mongo/i, why: 'MONGODB_URL is not set', promise: 'EMIT_REQUIRE_MONGODB' },
  {
    name: 'EventStoreDB',
    of: /eventstoredb/i,
    why: 'EVENTSTORE_URL is not set',
    promise: 'EMIT_REQUIRE_EVENTSTORE',
  },
  {
    name: 'full disk',
    of: /full disk/i,
    why: 'no small file system can be mounted here',
    promise: 'EMIT_REQUIRE_SMALL_DISK',
  },
  { name: 'browser', of: /e2e\.spec/, why: 'no Chromium was found', promise: 'EMIT_E2E_REQUIRED' },
];

/** A tier that has not ended by then hangs; on a busy machine one may take three times what it takes by itself. */
const longestMs = 30 * 60_000;
/** After its report Jest waits for ever for what the specs have left open. */
const graceMs = 20_000;

/** Runs one tier under Jest, showing its output; returns its counts and its skipped suites. */
export async function runTier(name) {
  const { projects, workers, env } = tiers[name];
  const report = join(root, '.cache', `test-${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const args = [binOf('jest'), '--ci', '--passWithNoTests', `--maxWorkers=${workers}`];
  args.push('--json', `--outputFile=${report}`, '--selectProjects', ...projects);
  // --json also prints the report on standard output: it is captured and dropped, what people read is on standard error.
  const { code } = await runNode(args, { env, show: 'errors', late: latenessOf(report) });
  if (!existsSync(report)) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      skippedSuites: [],
      failures: [],
      note: `${name}: no report (${code})`,
    };
  }
  const counts = countReport(JSON.parse(readFileSync(report, 'utf8')), code);
  return code === 124
    ? { ...counts, note: `FAILED, ${name}: the specs left something open, Jest was ended` }
    : counts;
}

function latenessOf(report) {
  const began = Date.now();
  return () => {
    const now = Date.now();
    return now - began > longestMs || (existsSync(report) && now - statSync(report).mtimeMs > graceMs);
  };
}

/** Counts of one Jest report. A suite that could not run at all is one failure, whatever it holds. */
export function countReport(report, code) {
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    skippedSuites: report.testResults.flatMap(skippedSuite),
    failures: report.testResults.flatMap(failuresOf),
  };
}

/** Lines of a message that the closing summary repeats. */
const toldLines = 12;

/** Returns each failed test of a suite, or the suite that could not run, with the first lines of its message. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name).replaceAll('\\', '/');
  if (status === 'failed' && assertionResults.length === 0) return [failure(file, message)];
  const failed = assertionResults.filter((test) => test.status === 'failed');
  return failed.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages?.join('\n')));
}

function failure(what, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`FAILED: ${what}`, ...lines.slice(0, toldLines).map((line) => `    ${line}`)].join('\n');
}

function skippedSuite(suite) {
  const pending = suite.assertionResults.filter(
    (test) => test.status === 'pending' || test.status === 'todo',
  );
  if (pending.length === 0) return [];
  const file = relative(root, suite.name).replaceAll('\\', '/');
  const known = conditional.find(
    ({ of }) => of.test(file) || pending.every((test) => of.test(test.fullName)),
  );
  return [
    { file, tests: pending.length, why: known?.why ?? 'switched off in the code', promise: known?.promise },
  ];
}

/** Whether the environment promised what this suite was skipped for; such a skip is a failure. */
export function brokePromise({ promise }, env = process.env) {
  return promise !== undefined && env[promise] === '1';
}

/** Returns the closing summary: the failures again, one line for each skipped suite, and last the counts. */
export function summary(results, env = process.env) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const suites = results.flatMap((result) => result.skippedSuites);
  const broken = suites.filter((suite) => brokePromise(suite, env));
  const lines = results.flatMap((result) => [...result.failures, ...(result.note ? [result.note] : [])]);
  for (const suite of suites) {
    const what = broken.includes(suite) ? `FAILED, skipped although ${suite.promise}=1` : 'skipped';
    lines.push(`${what}: ${suite.file} (${suite.tests} tests): ${suite.why}`);
  }
  const failed = total('failed') + broken.length;
  const skipped = total('skipped');
  lines.push(`${total('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return { lines, failed };
}
