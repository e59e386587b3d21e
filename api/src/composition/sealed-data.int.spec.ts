import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '../testing/encodings.js';
import { ScriptedGuide } from '../testing/scripted-guide.js';
import { TestApp } from '../testing/test-app.js';

const SECRETS = {
  name: 'Bathsheba-Unmistakable',
  email: 'unmistakable.address@example.org',
  question: 'Why did the cedarwood whisper?',
  reply: 'Because lanternlight remembers.',
  saved: 'A marigold confession',
  title: 'Harp strings of sorrow',
  practice: 'Quiet olivegrove hour',
  insights: 'Thistledown taught me patience',
};

function filesBelow(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

async function writeEverything(app: TestApp): Promise<void> {
  const { body } = await app.http
    .post('/api/v1/auth/register')
    .send({ email: SECRETS.email, password: 'orchard-gate', full_name: SECRETS.name })
    .expect(201);
  const headers = { authorization: `Bearer ${body.access_token}` };
  const post = (path: string, data: object) => app.http.post(path).set(headers).send(data);
  const asked = await post('/api/v1/claude-direct', { prompt: SECRETS.question, message_id: 'm1' }).expect(
    200,
  );
  const message = { id: 's1', role: 'user', content: SECRETS.saved, timestamp: 1 };
  await post('/api/v1/conversations', { title: 'First', messages: [message] }).expect(201);
  await app.http
    .put(`/api/v1/conversations/${asked.body.conversation_id}`)
    .set(headers)
    .send({ title: SECRETS.title })
    .expect(200);
  await post('/fho/practices/me', {
    mindstream_type: 'power',
    practice_type: 'Worship',
    practice_name: SECRETS.practice,
    duration_minutes: 20,
    quality_rating: 9,
    insights_gained: SECRETS.insights,
  }).expect(201);
  const dashboard = await app.http.get('/fho/dashboard/me').set(headers).expect(200);
  expect(JSON.stringify(dashboard.body)).toContain(SECRETS.insights);
}

it('leaves nothing personal to be found in any file of the data folder, the write-ahead logs included', async () => {
  const guide = new ScriptedGuide();
  guide.reply = () => SECRETS.reply;
  const app = await TestApp.start({ guide });
  await writeEverything(app);
  const files = filesBelow(app.dataDir).map((path) => ({ path, content: readFileSync(path) }));
  expect(files.filter(({ path }) => path.endsWith('-wal')).length).toBeGreaterThan(0);
  // The search itself works: what is meant to be in the clear is found.
  expect(files.some(({ content }) => content.includes('PracticeLogged'))).toBe(true);
  for (const { path, content } of files) {
    expect({ path, found: textsIn(content, Object.values(SECRETS)) }).toEqual({ path, found: [] });
  }
  await app.close();
});
