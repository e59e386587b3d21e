import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { binOf, KILLED, root, runNode } from './run.mjs';

/** The browser's server runs on its own stores, whatever server is there for the adapters' suites. */
const embedded = { MONGODB_URL: undefined, EVENTSTORE_URL: undefined };

/**
 * Tiers in the order they run; `needs` is what must be built. `workers` suits two cores: specs that start processes wait for
 * them much of their time.
 */
export const tiers = {
  unit: { projects: ['unit', 'web'], needs: [], workers: 2 },
  int: { projects: ['int'], needs: ['api'], workers: 4 },
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

/** So many specs that fail may have failed by chance; more have not. */
const AGAIN_AT_MOST = 5;

/**
 * Runs one tier under Jest, showing its output; returns its counts and its skipped suites. With `again` each spec that failed is
 * run once more by itself: two cores that run three specs at once refuse one in thousands of tests by chance. What passes then
 * has passed, and the summary names it to be mended.
 */
export async function runTier(name, { again = false } = {}) {
  const first = await runJest(name);
  const files = again && first.report && first.code !== KILLED ? failedFiles(first.report) : [];
  if (files.length === 0 || files.length > AGAIN_AT_MOST) return counted(name, first);
  console.log(`\n── ${name}, what failed once more ──`);
  const second = await runJest(name, ['--runTestsByPath', ...files]);
  if (!second.report) return counted(name, first);
  const report = withSecond(first.report, second.report);
  return { ...counted(name, { report, code: second.code }), unsteady: unsteady(first.report, report) };
}

async function runJest(name, which = []) {
  const { projects, workers, env } = tiers[name];
  const file = join(root, '.cache', `test-${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(file, { force: true });
  const args = [
    binOf('jest'),
    ...which,
    '--ci',
    '--passWithNoTests',
    `--maxWorkers=${which.length > 0 ? 1 : workers}`,
  ];
  args.push('--json', `--outputFile=${file}`, '--selectProjects', ...projects);
  // --json also prints the report on standard output: it is captured and dropped, what people read is on standard error.
  const { code } = await runNode(args, { env, show: 'errors', late: latenessOf(file) });
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
}

function counted(name, { report, code }) {
  if (!report) {
    const note = `${name}: no report (${code})`;
    return { passed: 0, failed: 1, skipped: 0, skippedSuites: [], failures: [], note };
  }
  const counts = countReport(report, code);
  return code === KILLED
    ? { ...counts, note: `FAILED, ${name}: the specs left something open, Jest was ended` }
    : counts;
}

function failedFiles({ testResults }) {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** Returns the first report with the suites of the second in place of the same ones. */
export function withSecond(first, second) {
  const ranAgain = new Map(second.testResults.map((suite) => [suite.name, suite]));
  return { ...first, testResults: first.testResults.map((suite) => ranAgain.get(suite.name) ?? suite) };
}

/** Returns what failed at first and not in the end. */
export function unsteady(first, inTheEnd) {
  const still = new Set(failedFiles(inTheEnd));
  const passed = first.testResults.filter(({ name, status }) => status === 'failed' && !still.has(name));
  return passed
    .flatMap(failuresOf)
    .map((text) => text.replace(/^FAILED/, 'UNSTEADY, passed when it ran again'));
}

function latenessOf(report) {
  const began = Date.now();
  return () => {
    const now = Date.now();
    return now - began > longestMs || (existsSync(report) && now - statSync(report).mtimeMs > graceMs);
  };
}

/** Counts of one Jest report. A suite that could not run at all is one failure, whatever it holds. */
export function countReport({ testResults }, code) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  const broken = testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  const failed = count('failed') + broken.length;
  return {
    passed: count('passed'),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: count('pending', 'todo'),
    skippedSuites: testResults.flatMap(skippedSuite),
    failures: testResults.flatMap(failuresOf),
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
  lines.push(...results.flatMap(({ unsteady: told = [] }) => told));
  for (const suite of suites) {
    const what = broken.includes(suite) ? `FAILED, skipped although ${suite.promise}=1` : 'skipped';
    lines.push(`${what}: ${suite.file} (${suite.tests} tests): ${suite.why}`);
  }
  const failed = total('failed') + broken.length;
  const skipped = total('skipped');
  lines.push(`${total('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return { lines, failed };
}
