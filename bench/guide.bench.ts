import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ObedientModel, type Request } from './support/guide/obedient-model.js';
import { TURNS } from './support/guide/turns.js';
import { Client } from './support/load/client.js';
import { registerMembers } from './support/load/members.js';
import { startServer, stopServer } from './support/server-process.js';

/** What a token costs, in tokens of input (the vendor's prices of Sonnet and Opus). */
const PRICE = { cacheRead: 0.1, cacheWrite: 1.25, cacheWriteHour: 2, output: 5 };
/** Of what is read by the model, with the cache, against the same without one. */
const CHEAPER = 2.5;

interface Turn {
  readonly requests: readonly Request[];
  readonly seconds: number;
}

/** Ten turns of one conversation and the first of another member's: tokens, their price, and seconds. */
export async function guideBench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'emit-bench-'));
  const model = new ObedientModel();
  const env = {
    PORT: '0',
    EMIT_DATA_DIR: dataDir,
    EMIT_RATE_LIMITS: 'off',
    EMIT_TRIAL_TOKENS: '1000000',
    ANTHROPIC_API_KEY: 'bench',
    ANTHROPIC_BASE_URL: await model.listen(),
  };
  const main = process.env['EMIT_E2E_MAIN'] ?? join(process.cwd(), 'api/dist/main.js');
  const emit = await startServer([main], env);
  const client = new Client(emit.origin);
  try {
    const [one, other] = (await registerMembers(client, 2)).map(
      ({ token }) => new Talk(client, model, token),
    );
    if (!one || !other) throw new Error('Two members are needed');
    const turns: Turn[] = [];
    for (let at = 0; at < TURNS.length; at += 1) turns.push(await one.ask(at));
    return [result(turns, await other.ask(0))];
  } finally {
    client.close();
    model.close();
    await stopServer(emit);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

class Talk {
  private conversation: string | undefined;

  constructor(
    private readonly client: Client,
    private readonly model: ObedientModel,
    private readonly token: string,
  ) {}

  async ask(at: number): Promise<Turn> {
    const before = this.model.requests.length;
    const body = {
      prompt: TURNS[at]?.question,
      category: 'biblical',
      message_id: `question-${at}`,
      ...(this.conversation && { conversation_id: this.conversation }),
    };
    const call = { method: 'POST', path: '/api/v1/claude-direct', token: this.token, body } as const;
    const { status, body: answer, milliseconds } = await this.client.call(call);
    if (status !== 200) throw new Error(`Turn ${at + 1} was answered ${status}: ${answer}`);
    this.conversation = (JSON.parse(answer) as { conversation_id: string }).conversation_id;
    return { requests: this.model.requests.slice(before), seconds: milliseconds / 1_000 };
  }
}

function result(turns: readonly Turn[], others: Turn) {
  const all = turns.flatMap(({ requests }) => requests);
  const uncached = sum(all.map(readBy));
  const ratio = uncached / sum(all.map(priceOfInput));
  return {
    name: 'guide: input without the cache / with it, ten turns',
    ratio,
    floor: CHEAPER,
    lines: [
      'turn     read, of that cached   written to it   output   price   requests                          seconds   KB',
      ...turns.map((turn, at) => lineOf(String(at + 1), turn)),
      lineOf('another member’s first', others),
      lineOf('all ten', { requests: all, seconds: sum(turns.map(({ seconds }) => seconds)) }),
    ],
  };
}

function lineOf(name: string, { requests, seconds }: Turn): string {
  const total = (of: (request: Request) => number) => Math.round(sum(requests.map(of)));
  const kinds = [...new Set(requests.map(({ kind }) => kind))].map(
    (kind) => `${requests.filter((request) => request.kind === kind).length} ${kind}`,
  );
  return [
    name.padEnd(8),
    total(readBy),
    total(({ cacheRead }) => cacheRead),
    total(({ cacheWrite, cacheWriteHour }) => cacheWrite + cacheWriteHour),
    total(({ output }) => output),
    total((request) => priceOfInput(request) + request.output * PRICE.output),
    kinds.join(' + '),
    seconds.toFixed(1),
    (total(({ bytes }) => bytes) / 1_024).toFixed(1),
  ].join('  ');
}

function readBy({ input, cacheRead, cacheWrite, cacheWriteHour }: Request): number {
  return input + cacheRead + cacheWrite + cacheWriteHour;
}

/** In tokens of input. */
function priceOfInput({ input, cacheRead, cacheWrite, cacheWriteHour }: Request): number {
  const { cacheRead: read, cacheWrite: write, cacheWriteHour: writeHour } = PRICE;
  return input + cacheRead * read + cacheWrite * write + cacheWriteHour * writeHour;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
