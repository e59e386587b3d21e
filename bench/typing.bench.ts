/// <reference lib="dom" />
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from './support/chromium.js';
import { startServer, stopServer } from './support/server-process.js';

const MESSAGES = 2_000;
const PER_CALL = 250;
const KEYS = 200;
/** Issue 2 "Fast": a key press paints within 50 ms at the 95th percentile. */
const LIMIT_MS = 50;
/** The Event Timing API rounds to 8 ms and reports nothing below 16. */
const SHORTEST_MS = 16;
const REPLY =
  '**The LORD is my shepherd; I shall not want.** (Psalm 23:1)\n\nThe passage speaks of a quiet that is given and ' +
  'not made.\n\n- Read it slowly.\n- Stay with one word.\n- Say what you heard.';
const SENTENCE = 'Lead me in a plain path, and let me not be in haste. ';

/** What TypeScript's own type does not know yet. */
type EventTimings = PerformanceObserverInit & { durationThreshold: number };

/** Key presses in the box below a conversation of 2,000 messages, against the limit of 50 ms (spec §2 "Input area"). */
export async function typingBench() {
  if (!existsSync('web/dist/index.html')) throw new Error('web/dist is missing: npm run build');
  const dataDir = mkdtempSync(join(tmpdir(), 'emit-bench-'));
  const env = { PORT: '0', EMIT_DATA_DIR: dataDir, EMIT_RATE_LIMITS: 'off' };
  const main = process.env['EMIT_E2E_MAIN'] ?? join(process.cwd(), 'api/dist/main.js');
  const server = await startServer([main], env);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openLongConversation(page, server.origin);
    return [await typing(page)];
  } finally {
    await browser.close();
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openLongConversation(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.evaluate(
    async ({ messages, perCall, reply }) => {
      let token = '';
      async function send(method: string, path: string, body: object): Promise<Record<string, unknown>> {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        return (await answer.json()) as Record<string, unknown>;
      }
      const member = { email: 'typing@example.org', password: 'orchard-gate', full_name: 'Ruth Moab' };
      const session = await send('POST', '/api/v1/auth/register', member);
      token = String(session['access_token']);
      const all = Array.from({ length: messages }, (_, at) => ({
        id: `message-${at}`,
        role: at % 2 === 0 ? 'user' : 'assistant',
        content: at % 2 === 0 ? `Question ${at}?` : reply,
        timestamp: Date.now() - (messages - at) * 60_000,
      }));
      const first = { title: 'A long walk', messages: all.slice(0, perCall) };
      const { id } = await send('POST', '/api/v1/conversations', first);
      for (let at = perCall; at < messages; at += perCall)
        await send('PUT', `/api/v1/conversations/${String(id)}`, { messages: all.slice(at, at + perCall) });
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify(session['user']));
    },
    { messages: MESSAGES, perCall: PER_CALL, reply: REPLY },
  );
  await page.goto(`${origin}/app`);
  await page.getByText(`Question ${MESSAGES - 2}?`).waitFor();
}

async function typing(page: Page) {
  await page.evaluate((threshold) => {
    const times: number[] = [];
    const slow: EventTimings = { type: 'event', durationThreshold: threshold };
    Object.assign(window, { keyTimes: times });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration);
    }).observe(slow);
  }, SHORTEST_MS);
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.click();
  for (let at = 0; at < KEYS; at += 1) {
    await page.keyboard.type(SENTENCE.charAt(at % SENTENCE.length));
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
  }
  const typed = await box.inputValue();
  if (typed.length !== KEYS) throw new Error(`${typed.length} of ${KEYS} characters arrived`);
  const seen = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  return result(seen);
}

function result(seen: readonly number[]) {
  const unseen = Array.from({ length: Math.max(0, KEYS - seen.length) }, () => SHORTEST_MS);
  const times = [...seen, ...unseen].sort((a, b) => a - b);
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? SHORTEST_MS;
  return {
    name: 'typing: 50 ms / key press to paint, 95th percentile',
    ratio: LIMIT_MS / at(0.95),
    floor: 1,
    lines: [
      `${KEYS} keys below ${MESSAGES} messages: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`,
      `the browser names no time below ${SHORTEST_MS} ms; ${unseen.length} keys were faster and count as that`,
    ],
  };
}
