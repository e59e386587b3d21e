import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { startServer, stopServer } from './support/server-process.js';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;
const PRACTICES = 12;
/** Of what a bare handler answers (docs/adr/0007-http.md). */
const FLOOR = 0.3;

async function post(
  origin: string,
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

async function memberWithPractices(origin: string): Promise<{ token: string; memberId: string }> {
  const member = { email: 'bench@example.org', password: 'orchard-gate', full_name: 'Ruth Moab' };
  const session = await post(origin, '/api/v1/auth/register', member);
  const token = String(session['access_token']);
  for (let n = 0; n < PRACTICES; n++) {
    const practice = {
      mindstream_type: 'power',
      practice_type: 'Bible Study',
      practice_name: `Psalm ${n + 1}`,
      duration_minutes: 30,
      quality_rating: 8,
      insights_gained: 'He leadeth me beside the still waters, and I was in no hurry to leave them.',
    };
    await post(origin, '/fho/practices/me', practice, token);
  }
  return { token, memberId: (session['user'] as { id: string }).id };
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS, workers: 1 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`);
  return result.requests.average;
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The dashboard through the whole stack against a bare handler that reads the same document. */
export async function httpBench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'emit-bench-'));
  const env = { PORT: '0', EMIT_DATA_DIR: dataDir, EMIT_RATE_LIMITS: 'off' };
  const emit = await startServer([join(process.cwd(), 'api/dist/main.js')], env);
  const { token, memberId } = await memberWithPractices(emit.origin);
  const bareScript = fileURLToPath(new URL('./support/bare-dashboard.js', import.meta.url));
  const bare = await startServer([bareScript, dataDir, memberId]);
  const [whole, raw]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    raw.push(await requestsPerSecond(bare.origin, {}));
    whole.push(
      await requestsPerSecond(`${emit.origin}/fho/dashboard/me`, { authorization: `Bearer ${token}` }),
    );
  }
  await Promise.all([stopServer(emit), stopServer(bare)]);
  rmSync(dataDir, { recursive: true, force: true });
  const [emitRate, bareRate] = [median(whole), median(raw)];
  return [
    {
      name: 'dashboard: whole stack / bare Fastify',
      ratio: emitRate / bareRate,
      floor: FLOOR,
      lines: [`Emit ${Math.round(emitRate)} requests/s`, `bare ${Math.round(bareRate)} requests/s`],
    },
  ];
}
