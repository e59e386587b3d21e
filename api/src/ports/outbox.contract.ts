import type { QueuedMail } from './outbox.port.js';
import type { Vault } from './vault.port.js';

const mail = (id: string, changed: Partial<QueuedMail> = {}): QueuedMail => ({
  id,
  memberId: 'member-of-ann',
  sealed: `v1.sealed-${id}`,
  dueAt: 1_000,
  giveUpAt: 9_000,
  attempts: 0,
  ...changed,
});

/** What Outbox must do. `open`: the vault under test, once more. */
export function outboxContract(open: () => Promise<Vault>): void {
  it('gives out what is due, the longest due first, to one at a time', async () => {
    const { outbox } = await open();
    await outbox.add(mail('later', { dueAt: 1_500 }));
    await outbox.add(mail('first'));
    await outbox.add(mail('first', { sealed: 'another' }));
    expect(await outbox.count()).toBe(2);
    expect(await outbox.claim(999, 5_000)).toBeNull();
    expect(await outbox.claim(2_000, 5_000)).toEqual(mail('first'));
    expect(await outbox.claim(2_000, 5_000)).toEqual(mail('later', { dueAt: 1_500 }));
    expect(await outbox.claim(2_000, 5_000)).toBeNull();
    // Whoever had it has died.
    expect(await outbox.claim(5_000, 8_000)).toEqual(mail('first', { dueAt: 5_000 }));
  });

  it('gives a mail to one of many who ask at the same time', async () => {
    const [vault, other] = [await open(), await open()];
    for (let i = 0; i < 5; i++) await vault.outbox.add(mail(`mail-${i}`));
    const claimed = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? vault : other).outbox.claim(1_000, 5_000)),
    );
    const ids = claimed.flatMap((one) => one?.id ?? []);
    expect(ids.sort()).toEqual(['mail-0', 'mail-1', 'mail-2', 'mail-3', 'mail-4']);
  });

  it('keeps what could not be sent, counted, over a restart, until it is removed', async () => {
    const { outbox } = await open();
    await outbox.add(mail('a', { memberId: null }));
    await outbox.claim(1_000, 5_000);
    await outbox.postpone('a', 3_000);
    await outbox.postpone('nothing', 3_000);
    const again = (await open()).outbox;
    expect(await again.claim(2_999, 5_000)).toBeNull();
    expect(await again.claim(3_000, 5_000)).toEqual(mail('a', { memberId: null, dueAt: 3_000, attempts: 1 }));
    await again.remove('a');
    await again.remove('a');
    expect([await outbox.count(), await outbox.claim(9_000, 9_999)]).toEqual([0, null]);
  });
}
