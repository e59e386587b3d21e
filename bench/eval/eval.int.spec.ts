import { AnthropicGuide } from '../../api/src/adapters/guide/anthropic/anthropic-guide.js';
import { startAnthropicServer } from '../../api/src/testing/anthropic-server.js';
import { EmitCommand } from '../../api/src/testing/emit-command.js';
import { appendHistory } from '../../api/src/testing/append-history.js';
import { logOf, messageSent, tokensConsumed } from '../../api/src/testing/events.js';
import { EVAL_CASES } from './cases.js';
import { ratingsIn } from './members.js';
import { markdownOf, reportOf } from './report.js';
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

it('counts what members said of the replies in a data folder', async () => {
  const emit = new EmitCommand();
  expect(await ratingsIn(emit.dataDir)).toBeNull();
  const events = [
    { type: 'ConversationStarted', data: { category: 'biblical', title: null } },
    messageSent('q'),
    messageSent('r', { role: 'assistant', category: null, replyTo: 'q' }),
    tokensConsumed('r', 10, { model: 'claude' }),
    { type: 'ReplyRated', data: { ratingId: '1', messageId: 'r', rating: 'down' } },
  ];
  const history = logOf(
    ...events.map((event) => ({ at: '2026-11-01T00:00:00Z', stream: 'conversation-c', event })),
  );
  await emit.withStores(({ eventStore }) =>
    appendHistory(eventStore, history, { waitFor: () => Promise.resolve(true) }, []),
  );
  const members = (await ratingsIn(emit.dataDir)) ?? [];
  emit.remove();
  const report = { ...reportOf('offline', '2026-11-24T00:00:00.000Z', []), members };
  expect(markdownOf(report)).toContain('| claude | biblical | 1 | 0 | 1 | 0 | 0 | 0 |');
  expect(markdownOf(reportOf('offline', report.at, []))).not.toContain('What members said');
});
