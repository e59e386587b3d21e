import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AnthropicGuide } from '../../api/src/adapters/guide/anthropic/anthropic-guide.js';
import { OfflineGuide } from '../../api/src/adapters/guide/offline/offline-guide.js';
import type { GuidePort } from '../../api/src/ports/guide.port.js';
import { EVAL_CASES } from './cases.js';
import { shortfalls } from './floors.js';
import { comparisonOf, markdownOf, reportOf, type Report } from './report.js';
import { ratingsIn } from './members.js';
import { runEval } from './run-eval.js';

const OPTIONS = {
  offline: { type: 'boolean' },
  model: { type: 'string' },
  only: { type: 'string' },
  members: { type: 'string' },
  out: { type: 'string' },
  compare: { type: 'boolean' },
} as const;

function guideAsked(offline: boolean, model: string | undefined): GuidePort {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl, ANTHROPIC_MODEL } = process.env;
  if (offline || !apiKey) return new OfflineGuide();
  return new AnthropicGuide({ apiKey, baseUrl: baseUrl ?? null, model: model ?? ANTHROPIC_MODEL ?? null });
}

function read(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function write(folder: string, report: Report): string {
  mkdirSync(folder, { recursive: true });
  const name = join(folder, report.at.replace(/[:.]/g, '-'));
  writeFileSync(`${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(`${name}.md`, markdownOf(report));
  return name;
}

/** Runs `npm run eval` with its arguments and returns the exit code: 1 when a floor is not held, 2 for wrong arguments. */
export async function evalMain(args: readonly string[], folder: string): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (values.compare) {
    const [a, b] = positionals;
    if (a === undefined || b === undefined) {
      console.error('Usage: npm run eval -- --compare <first>.json <second>.json');
      return 2;
    }
    console.log(comparisonOf(read(a), read(b)));
    return 0;
  }
  // Before a guide is asked, which may cost something.
  const members = values.members === undefined ? undefined : await ratingsIn(values.members);
  if (members === null) {
    console.error(`There is no log in ${values.members}`);
    return 2;
  }
  const cases = EVAL_CASES.filter(({ id }) => id.startsWith(values.only ?? ''));
  const guide = guideAsked(values.offline ?? false, values.model);
  const scores = await runEval(guide, cases, ({ id, failed }) =>
    console.log(failed.length === 0 ? `✓ ${id}` : `✗ ${id}: ${failed.join('; ')}`),
  );
  const scored = reportOf(guide.model, new Date().toISOString(), scores);
  const report = members ? { ...scored, members } : scored;
  const name = write(values.out ?? folder, report);
  console.log(`\n${markdownOf(report)}\n${name}.json, ${name}.md`);
  const short = shortfalls(report);
  for (const line of short) console.log(`✗ ${line}`);
  return short.length === 0 ? 0 : 1;
}
