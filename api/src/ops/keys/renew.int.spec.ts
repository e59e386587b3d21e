import type { WireConversation } from '@emit/contract/wire';
import type { EventStore } from '../../ports/event-store.port.js';
import { EVENT_STORE } from '../../features/shared/injection-tokens.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const CONVERSATIONS = '/api/v1/conversations';

describe('emit keys renew', () => {
  const emit = new EmitCommand();
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await TestApp.start({ dataDir: emit.dataDir });
    member = await app.register();
  });
  afterAll(async () => {
    await app.stop();
    emit.remove();
  });

  const save = (id: string, content: string) =>
    app.http
      .post(CONVERSATIONS)
      .set({ ...member.headers, 'idempotency-key': id })
      .send({ title: content, messages: [{ id, role: 'user', content, timestamp: 1 }] })
      .expect(201);

  async function keyNumbers(): Promise<string[]> {
    const numbers: string[] = [];
    for await (const page of app.emit.nest.get<EventStore>(EVENT_STORE).readAll({ after: 0 }))
      for (const { type, data } of page)
        if (type === 'MessageSent') numbers.push(String((data as { text: string }).text.split('.')[1]));
    return numbers;
  }

  it('seals what comes under another key beside a running server, and all is read as before', async () => {
    await save('temp_1', 'Before the renewal');
    const { code, err } = await emit.run(['keys', 'renew', member.email]);
    expect([code, err]).toEqual([0, expect.stringContaining('has data key 2')]);
    await save('temp_2', 'After the renewal');
    expect(await keyNumbers()).toEqual(['1', '2']);
    const { body } = await app.http.get(CONVERSATIONS).set(member.headers).expect(200);
    const texts = (body as WireConversation[]).map(({ messages }) => messages[0]?.content);
    expect(texts.sort()).toEqual(['After the renewal', 'Before the renewal']);
  });

  it('keeps what was sent before the same: a retry makes no second conversation', async () => {
    await save('temp_1', 'Before the renewal');
    const { body } = await app.http.get(CONVERSATIONS).set(member.headers).expect(200);
    expect(body).toHaveLength(2);
  });

  it('refuses whom there is not', async () => {
    const { code, err } = await emit.run(['keys', 'renew', 'nobody@example.org']);
    expect([code, err]).toEqual([1, expect.stringContaining('there is no member')]);
  });
});
