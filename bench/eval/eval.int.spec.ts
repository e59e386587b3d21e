import { AnthropicGuide } from '../../api/src/adapters/guide/anthropic/anthropic-guide.js';
import { startAnthropicServer } from '../../api/src/testing/anthropic-server.js';
import { EVAL_CASES } from './cases.js';
import { reportOf } from './report.js';
import { runEval } from './run-eval.js';

it('measures a model through the adapter: its tokens, its quotations, and replies that fail', async () => {
  const server = await startAnthropicServer([
    { kind: 'reply', text: ['“Jesus wept.” (John 11:35)'], usage: { input: 20, output: 7, cacheRead: 1500 } },
    { kind: 'status', status: 401, type: 'authentication_error' },
  ]);
  try {
    const guide = new AnthropicGuide({ apiKey: 'test', baseUrl: server.url, retryDelayMs: 1 });
    const cases = EVAL_CASES.filter(({ group, category }) => group === 'study' && category === 'general');
    const scores = await runEval(guide, cases.slice(0, 2));
    const { all } = reportOf(guide.model, '2026-11-24T00:00:00.000Z', scores).totals;
    expect(all).toMatchObject({
      cases: 2,
      exact: 1,
      wrong: 0,
      inputTokens: 1520,
      outputTokens: 7,
      conduct: 1,
    });
    expect(all.seconds).toBeGreaterThan(0);
  } finally {
    await server.close();
  }
});
