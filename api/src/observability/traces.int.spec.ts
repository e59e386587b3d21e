import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionResponse } from '@emit/contract/wire';
import { attributeOf, OtlpCollector, type CollectedSpan } from '../testing/otlp-collector.js';
import { ServerProcess } from '../testing/server-process.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER_SPAN = 'b7ad6b7169203331';
const NAME = 'Bathsheba-Unmistakable';
const INSIGHTS = 'Thistledown taught me patience';
const QUESTION = 'What did the shepherd lack?';

let dataDir: string;
let collector: OtlpCollector;

async function post(origin: string, path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function practise(origin: string, headers: Record<string, string>) {
  const practice = {
    mindstream_type: 'power',
    practice_type: 'Worship',
    duration_minutes: 5,
    quality_rating: 5,
  };
  return post(origin, '/fho/practices/me', { ...practice, insights_gained: INSIGHTS }, headers);
}

/** A member's morning; returns the correlation id of a practice that named no trace. */
async function use(origin: string): Promise<string> {
  const member = { email: 'traced@example.org', password: 'orchard-gate-7', full_name: NAME };
  const session = (await (await post(origin, '/api/v1/auth/register', member)).json()) as SessionResponse;
  const authorization = `Bearer ${session.access_token}`;
  await practise(origin, { authorization, traceparent: `00-${TRACE}-${CALLER_SPAN}-01` });
  await post(origin, '/api/v1/claude-direct', { prompt: QUESTION, message_id: 'm1' }, { authorization });
  const answer = await practise(origin, { authorization });
  return answer.headers.get('x-correlation-id') ?? '';
}

/** From the span up to its trace's root, by name. */
function ancestry(span: CollectedSpan | undefined, spans: readonly CollectedSpan[]): string[] {
  if (!span) return [];
  return [
    span.name,
    ...ancestry(
      spans.find(({ spanId }) => spanId === span.parentSpanId),
      spans,
    ),
  ];
}

describe('traces', () => {
  let ownTrace: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'emit-traces-'));
    collector = await OtlpCollector.start();
    const server = await ServerProcess.start(dataDir, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
    ownTrace = await use(server.origin);
    // What is left is sent as the server stops.
    expect(await server.stop('SIGTERM')).toBe(0);
  });
  afterAll(async () => {
    await collector.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("go from the client's own trace through request and command to the append", () => {
    const spans = collector.trace(TRACE);
    const append = spans.find(({ name }) => name === 'append');
    expect(ancestry(append, spans)).toEqual(['append', 'LogPractice', 'POST /fho/practices/:userId']);
    expect(spans.find(({ name }) => name.startsWith('POST'))?.parentSpanId).toBe(CALLER_SPAN);
    expect(append && attributeOf(append, 'emit.event_types')).toEqual({
      arrayValue: { values: [{ stringValue: 'PracticeLogged' }] },
    });
  });

  it('go on, by a link, to the fold of what was appended, which names the request', () => {
    const append = collector.trace(TRACE).find(({ name }) => name === 'append');
    const fold = collector.spans.find(
      ({ name, links }) => name === 'project' && links?.some(({ spanId }) => spanId === append?.spanId),
    );
    expect(fold?.links?.[0]?.traceId).toBe(TRACE);
    expect(fold && attributeOf(fold, 'emit.correlation_ids')).toEqual({
      arrayValue: { values: [{ stringValue: TRACE }] },
    });
    expect(append && fold && attributeOf(fold, 'emit.position.last')).toEqual(
      append && attributeOf(append, 'emit.position'),
    );
  });

  it('have the correlation id as their own where the client named none', () => {
    const spans = collector.trace(ownTrace);
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /fho/practices/:userId',
        'LogPractice',
        'append',
        'wait for the read models',
      ]),
    );
  });

  it('show what the guide took', () => {
    const asked = collector.spans.find(({ name }) => name === 'ask the guide');
    expect(asked && attributeOf(asked, 'gen_ai.request.model')).toEqual({ stringValue: 'offline' });
    expect(ancestry(asked, collector.spans)).toEqual(['ask the guide', 'POST /api/v1/claude-direct']);
  });

  it('hold nothing that a member wrote', () => {
    expect(collector.received).toContain('LogPractice');
    for (const text of [NAME, INSIGHTS, QUESTION, 'traced@example.org']) {
      expect(collector.received).not.toContain(text);
    }
  });
});

it('stops cleanly although the collector is not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emit-traces-'));
  const server = await ServerProcess.start(folder, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await fetch(`${server.origin}/health`)).status).toBe(200);
  expect(await server.stop('SIGTERM')).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
