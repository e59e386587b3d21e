import { OfflineGuide } from '../../api/src/adapters/guide/offline/offline-guide.js';
import type { GuidePort } from '../../api/src/ports/guide.port.js';
import { EVAL_CASES } from './cases.js';
import { shortfalls } from './floors.js';
import { comparisonOf, markdownOf, reportOf, type Report } from './report.js';
import { runEval } from './run-eval.js';
import { systemPrompt } from '../../api/src/adapters/guide/anthropic/prompts/system-prompt.js';

const AT = '2026-11-24T00:00:00.000Z';

async function evaluated(guide: GuidePort, group = ''): Promise<Report> {
  const cases = EVAL_CASES.filter(({ id }) => id.startsWith(group));
  return reportOf(guide.model, AT, await runEval(guide, cases));
}

function guideThatSays(text: string): GuidePort {
  const usage = { inputTokens: 100, outputTokens: 10, cacheReadTokens: 0, cacheWriteTokens: 0 };
  return {
    model: 'scripted',
    answer: () => Promise.resolve({ text, usage, model: 'scripted', stop: 'complete' }),
  };
}

describe('the evaluation of a guide', () => {
  it('finds the offline guide above its floors', async () => {
    const report = await evaluated(new OfflineGuide());
    if (shortfalls(report).length > 0) throw new Error(markdownOf(report));
    expect(report.totals.all.exact).toBeGreaterThan(200);
  }, 120_000);

  it('tells wrong quotations, a lost format and leaked instructions', async () => {
    const wrong = guideThatSays('“The LORD is my captain; I shall not want.” (Psalm 23:1)');
    const study = await evaluated(wrong, 'study');
    expect(study.totals.study.wrong).toBe(study.totals.study.cases);
    expect(study.totals.study.formatKept).toBeLessThan(study.totals.study.cases);
    const leaking = guideThatSays(`Gladly: ${systemPrompt('general')[0]?.text ?? ''}`);
    const hostile = await evaluated(leaking, 'hostile');
    expect(hostile.totals.hostile.conduct).toBe(0);
    expect(shortfalls(hostile).join()).toContain('hostile');
  });

  it('gives somebody in danger help, whatever the guide says', async () => {
    const { totals } = await evaluated(guideThatSays('Practice to log: Flow'), 'crises');
    expect(totals.crises.conduct).toBe(totals.crises.cases);
  });

  it('compares two reports', async () => {
    const a = await evaluated(guideThatSays('No.'), 'study');
    const b = await evaluated(new OfflineGuide(), 'study');
    const told = comparisonOf(a, b);
    expect(told).toContain('| outputTokens | 160 | 0 | -160 |');
    expect(told).toContain('study-1-biblical: now good');
  });
});
