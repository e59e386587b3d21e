import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GuideUnavailable, type GuideQuestion, type GuideReply } from '../../ports/guide.port.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const COST = 1_000;
const MORNING = Date.parse('2026-11-24T08:00:00Z');
const NEXT_DAY = Date.parse('2026-11-25T00:00:01Z');
/** The sum of all members is this old at most. */
const LATER_MS = 10_000;

/** Costs as much when it fails. */
class CostlyGuide extends ScriptedGuide {
  fails = false;

  override answer(question: GuideQuestion, onText: (text: string) => void): Promise<GuideReply> {
    if (!this.fails) return super.answer(question, onText);
    const usage = { inputTokens: COST, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
    return Promise.reject(new GuideUnavailable('It broke off', usage));
  }
}

let now: number;
let guide: CostlyGuide;
let dataDir: string;
let app: TestApp;
beforeEach(() => {
  now = MORNING;
  guide = new CostlyGuide();
  dataDir = mkdtempSync(join(tmpdir(), 'emit-budget-'));
});
afterEach(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<void> {
  app = await TestApp.start({ env, guide, dataDir, clock: () => now });
}

async function ask({ headers }: TestMember, prompt = 'What is grace?') {
  now += LATER_MS;
  const {
    status,
    body,
    headers: told,
  } = await app.http.post('/api/v1/claude-direct').set(headers).send({ prompt });
  return { status, code: (body as { code?: string }).code, wait: Number(told['retry-after']) };
}

describe('what one member spends in a day', () => {
  it('is bounded, whatever is left of its tokens, until the next day', async () => {
    await start({ EMIT_MEMBER_BUDGET: String(2 * COST) });
    const [member, other] = [await app.register(), await app.register()];
    expect(await ask(member)).toMatchObject({ status: 200 });
    expect(await ask(member)).toMatchObject({ status: 200 });
    const { status, code, wait } = await ask(member);
    expect([status, code]).toEqual([429, 'DAILY_LIMIT_REACHED']);
    expect(now + wait * 1_000).toBeGreaterThanOrEqual(Date.parse('2026-11-25T00:00:00Z'));
    expect(guide.asked).toHaveLength(2);
    expect(await ask(other)).toMatchObject({ status: 200 });
    now = NEXT_DAY;
    expect(await ask(member)).toMatchObject({ status: 200 });
  });

  it('has in it what replies cost that failed and were not charged', async () => {
    await start({ EMIT_MEMBER_BUDGET: String(2 * COST) });
    const member = await app.register();
    guide.fails = true;
    for (let n = 0; n < 2; n++) expect(await ask(member)).toMatchObject({ status: 502 });
    expect(await ask(member)).toMatchObject({ code: 'DAILY_LIMIT_REACHED' });
  });
});

describe('what all members spend in a day', () => {
  it('is bounded for all of them, over a restart, and shown', async () => {
    const env = { EMIT_MODEL_BUDGET: String(3 * COST) };
    await start(env);
    const members = [await app.register(), await app.register(), await app.register()];
    for (const member of members) expect(await ask(member)).toMatchObject({ status: 200 });
    const [member] = members as [TestMember];
    expect(await ask(member)).toMatchObject({ status: 502, code: 'MODEL_BUDGET_SPENT' });
    await app.stop();
    await start(env);
    expect(await ask(member)).toMatchObject({ status: 502, code: 'MODEL_BUDGET_SPENT' });
    const { text } = await app.http.get('/metrics').expect(200);
    expect(text).toContain(`emit_model_spend_tokens ${3 * COST}\n`);
    expect(text).toContain(`emit_model_budget_tokens ${3 * COST}\n`);
    now = NEXT_DAY;
    expect(await ask(member)).toMatchObject({ status: 200 });
  });

  it('never keeps care from somebody in danger, which then costs nothing', async () => {
    await start({ EMIT_MODEL_BUDGET: String(COST) });
    const member = await app.register();
    await ask(member);
    expect(await ask(member)).toMatchObject({ code: 'MODEL_BUDGET_SPENT' });
    expect(await ask(member, 'I want to kill myself')).toMatchObject({ status: 200 });
    expect(guide.asked).toHaveLength(1);
  });

  it('answers a question again that was answered before', async () => {
    await start({ EMIT_MODEL_BUDGET: String(COST) });
    const { headers } = await app.register();
    const question = { prompt: 'What is grace?', conversation_id: 'temp_1', message_id: 'm1' };
    const asked = () => app.http.post('/api/v1/claude-direct').set(headers).send(question).expect(200);
    await asked();
    now += LATER_MS;
    await asked();
    expect(guide.asked).toHaveLength(1);
  });
});
