import { EmitCommand } from '../../testing/emit-command.js';
import { pushKeys } from '../../settings/push-settings.js';

describe('emit keys push', () => {
  let emit: EmitCommand;
  beforeEach(() => (emit = new EmitCommand()));
  afterEach(() => emit.remove());

  it('prints what EMIT_PUSH_KEYS is set to, another pair each time', async () => {
    const contact = 'mailto:ruth@example.org';
    const made = [];
    for (let time = 0; time < 2; time++) {
      const { code, out } = await emit.run(['keys', 'push', '--contact', contact]);
      expect([code, out.split('\n').length]).toEqual([0, 2]);
      made.push(pushKeys({ EMIT_PUSH_KEYS: out }));
    }
    expect(made[0]).toMatchObject({ contact });
    expect(made[0]?.privateKey).not.toBe(made[1]?.privateKey);
  });

  it.each(['ruth@example.org', 'http://example.org', 'mailto:ruth', 'https://example.org/?a,b'])(
    'refuses a contact that push services refuse: %s',
    async (contact) => {
      const { code, out, err } = await emit.run(['keys', 'push', '--contact', contact]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('--contact must be as mailto:you@example.org');
    },
  );
});
