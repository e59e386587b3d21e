import type { Sealed } from '../kernel/sealed.js';
import type { ReminderAbout, StoredReminder } from './reminders.port.js';
import type { Vault } from './vault.port.js';

const reminder = (id: string, changed: Partial<StoredReminder> = {}): StoredReminder => ({
  id,
  memberId: 'member-of-ann',
  sessionId: `session-of-${id}`,
  about: `v1.sealed-${id}` as Sealed<ReminderAbout>,
  setAt: 500,
  dueAt: 1_000,
  plannedAt: 1_000,
  attempts: 0,
  ...changed,
});
const FAR = 1_000_000;

/** What Reminders must do. `open`: the vault under test, once more. */
export function remindersContract(open: () => Promise<Vault>): void {
  it('keeps one reminder of a browser and one of a session, whoever had it before', async () => {
    const { reminders } = await open();
    const first = reminder('a');
    await reminders.put(first);
    const another = reminder('b', { setAt: 600 });
    await reminders.put(another);
    expect(await reminders.of('member-of-ann')).toEqual([another, first]);
    const ofTheSession = reminder('c', { sessionId: first.sessionId, setAt: 700 });
    await reminders.put(ofTheSession);
    expect(await reminders.of('member-of-ann')).toEqual([ofTheSession, another]);
    const ofBob = reminder('b', { memberId: 'member-of-bob', setAt: 800 });
    await reminders.put(ofBob);
    expect(await reminders.of('member-of-ann')).toEqual([ofTheSession]);
    expect(await (await open()).reminders.of('member-of-bob')).toEqual([ofBob]);
  });

  it('removes a reminder of the member alone', async () => {
    const { reminders } = await open();
    await reminders.put(reminder('a'));
    await reminders.remove('member-of-bob', 'a');
    await reminders.remove('member-of-ann', 'b');
    expect(await reminders.of('member-of-ann')).toEqual([reminder('a')]);
    await reminders.remove('member-of-ann', 'a');
    expect(await reminders.of('member-of-ann')).toEqual([]);
  });

  it('gives a reminder to the session that takes the place of its own', async () => {
    const { reminders } = await open();
    await reminders.put(reminder('a'));
    await reminders.carry('member-of-bob', 'session-of-a', 'of-bob');
    await reminders.carry('member-of-ann', 'unknown', 'next');
    expect(await reminders.of('member-of-ann')).toEqual([reminder('a')]);
    await reminders.carry('member-of-ann', 'session-of-a', 'next');
    expect(await reminders.of('member-of-ann')).toEqual([reminder('a', { sessionId: 'next' })]);
  });

  it('answers what is due, the longest due first, and what a wrong clock put far away', async () => {
    const { reminders } = await open();
    await reminders.put(reminder('later', { dueAt: 1_500 }));
    await reminders.put(reminder('first', { dueAt: 900 }));
    await reminders.put(reminder('tomorrow', { dueAt: 5_000 }));
    await reminders.put(reminder('far', { dueAt: FAR + 1 }));
    const ids = async (now: number, limit = 10) => (await reminders.due(now, FAR, limit)).map(({ id }) => id);
    expect(await ids(899)).toEqual(['far']);
    expect(await ids(1_500)).toEqual(['first', 'later', 'far']);
    expect(await ids(1_500, 1)).toEqual(['first']);
  });

  it('lets one of many who read a reminder take it on, and nobody once it was set anew', async () => {
    const [vault, other] = [await open(), await open()];
    const read = reminder('a');
    await vault.reminders.put(read);
    const next = { dueAt: 2_000, plannedAt: 2_000, attempts: 0 };
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? vault : other).reminders.advance(read, next)),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await vault.reminders.of('member-of-ann')).toEqual([{ ...read, ...next }]);
    const later = { dueAt: 2_500, plannedAt: 2_000, attempts: 1 };
    expect(await other.reminders.advance({ ...read, ...next }, later)).toBe(true);
    const anew = { ...read, ...later, about: 'v1.set-anew' as Sealed<ReminderAbout> };
    await vault.reminders.put(anew);
    expect(await other.reminders.advance({ ...read, ...later }, next)).toBe(false);
    expect(await other.reminders.advance(reminder('gone'), next)).toBe(false);
    expect(await vault.reminders.of('member-of-ann')).toEqual([anew]);
  });
}
