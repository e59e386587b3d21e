import type { Sealed } from '../../kernel/sealed.js';
import type { AccountLinks, LinkSubject } from '../../ports/account-links.port.js';
import type { Lease, Lock } from '../../ports/lock.port.js';
import type { Outbox } from '../../ports/outbox.port.js';
import type { ReminderAbout, Reminders, StoredReminder } from '../../ports/reminders.port.js';
import { NO_FACTORS } from '../../ports/second-factors.port.js';
import type { TrialClaims } from '../../ports/trial-claims.port.js';
import type { UseCounts } from '../../ports/use-counts.port.js';
import type { FailedSignInCounts, Vault, VaultEntry } from '../../ports/vault.port.js';
import { FILLING, MODELS } from './model-operations.js';
import { KEYS, MANY, type Closing, type MongoStores, type Prepare } from './operation.js';

const entryOf = (name: string): VaultEntry => ({
  memberId: `member-${name}`,
  emailHash: `hash-${name}`,
  passwordHash: 'p',
  wrappedKey: 'w',
  sessions: [{ id: 's', openedAt: 1, seenAt: 1, client: 'c' as Sealed }],
  markGeneration: 0,
  marksGiven: 0,
  createdAt: 7,
});
const ANN = entryOf('ann');
const SESSION = { id: 't', openedAt: 2, seenAt: 2, client: 'c' as Sealed };

const withAnn =
  (act: (vault: Vault) => Promise<unknown>): Prepare =>
  async ({ vault }, direct) => {
    await direct.vault.add(ANN);
    return () => act(vault);
  };

const ABOUT = 'v1.sealed' as Sealed<LinkSubject>;
const LINK = { tokenHash: 't', kind: 'reset', memberId: ANN.memberId, about: ABOUT, expiresAt: 9 } as const;
const MAIL = { id: 'm', memberId: ANN.memberId, sealed: 'v1.s', dueAt: 1, giveUpAt: 9, attempts: 0 };

/** Each with a link that somebody was sent. */
const withLink =
  (act: (links: AccountLinks) => Promise<unknown>): Prepare =>
  async ({ vault }, direct) => {
    await direct.vault.links.add(LINK, 1);
    return () => act(vault.links);
  };
const LINKS: Record<keyof AccountLinks, Prepare> = {
  add: withAnn(({ links }) => links.add(LINK, 1)),
  find: withLink((links) => links.find('t', 2)),
  take: withLink((links) => links.take('t', 2)),
  end: withLink((links) => links.end(ANN.memberId, ['reset'])),
};
const withMail =
  (act: (outbox: Outbox) => Promise<unknown>): Prepare =>
  async ({ vault }, direct) => {
    await direct.vault.outbox.add(MAIL);
    return () => act(vault.outbox);
  };
const OUTBOX: Record<keyof Outbox, Prepare> = {
  add: withAnn(({ outbox }) => outbox.add(MAIL)),
  claim: withMail((outbox) => outbox.claim(2, 5)),
  postpone: withMail((outbox) => outbox.postpone('m', 5)),
  remove: withMail((outbox) => outbox.remove('m')),
  count: withMail((outbox) => outbox.count()),
};
const TIMING = { dueAt: 1, plannedAt: 1, attempts: 0 };
const REMINDER: StoredReminder = {
  id: 'r',
  memberId: ANN.memberId,
  sessionId: 's',
  about: 'v1.sealed' as Sealed<ReminderAbout>,
  setAt: 1,
  ...TIMING,
};
const withReminder =
  (act: (reminders: Reminders) => Promise<unknown>): Prepare =>
  async ({ vault }, direct) => {
    await direct.vault.reminders.put(REMINDER);
    return () => act(vault.reminders);
  };
const REMINDERS: Record<keyof Reminders, Prepare> = {
  put: withAnn(({ reminders }) => reminders.put(REMINDER)),
  of: withReminder((reminders) => reminders.of(ANN.memberId)),
  remove: withReminder((reminders) => reminders.remove(ANN.memberId, 'r')),
  carry: withReminder((reminders) => reminders.carry(ANN.memberId, 's', 't')),
  due: withReminder((reminders) => reminders.due(2, 9, MANY)),
  advance: withReminder((reminders) => reminders.advance(REMINDER, { ...TIMING, dueAt: 5 })),
};
const TRIALS: Record<keyof TrialClaims, Prepare> = {
  claim: withAnn(({ trials }) => trials.claim('hash', ANN.memberId, 1, 100)),
};
const USES: Record<keyof UseCounts, Prepare> = {
  add: withAnn(({ uses }) => uses.add('name', 2, 9, 1)),
  spend: withAnn(({ uses }) => uses.spend('name', 2, 9, 1)),
};

const FAILED: Record<keyof FailedSignInCounts, Prepare> = {
  of: withAnn(({ failedSignIns }) => failedSignIns.of(ANN.emailHash, 'here')),
  count: withAnn(({ failedSignIns }) => failedSignIns.count(ANN.emailHash, 'here', 5, 100)),
  forget: withAnn(({ failedSignIns }) => failedSignIns.forget(ANN.emailHash, 'here')),
};

type Parts = 'failedSignIns' | 'links' | 'outbox' | 'reminders' | 'trials' | 'uses';
const VAULT: Record<Exclude<keyof Vault, Closing | Parts>, Prepare> = {
  add:
    async ({ vault }) =>
    () =>
      vault.add(ANN),
  addAll:
    async ({ vault }) =>
    () =>
      vault.addAll([ANN, entryOf('bob'), entryOf('cy')]),
  find: withAnn((vault) => vault.find(ANN.memberId)),
  findByEmail: withAnn((vault) => vault.findByEmail(ANN.emailHash)),
  page: async ({ vault }, direct) => {
    await direct.vault.addAll(KEYS.map(entryOf));
    return () => vault.page('', MANY);
  },
  last: withAnn((vault) => vault.last()),
  rewrap: withAnn((vault) => vault.rewrap(ANN, 'w2', 'hash-2')),
  isRotating: withAnn((vault) => vault.isRotating()),
  setRotating: withAnn(async (vault) => {
    await vault.setRotating(true);
    await vault.setRotating(false);
  }),
  changePassword: withAnn((vault) => vault.changePassword(ANN, { sessionId: 's', most: 3 }, 'p2', SESSION)),
  resetPassword: withAnn((vault) => vault.resetPassword(ANN.memberId, 'p2')),
  moveAddress: withAnn((vault) => vault.moveAddress(ANN, 'hash-2')),
  changeFactors: withAnn((vault) => vault.changeFactors(ANN, NO_FACTORS)),
  openSession: withAnn((vault) => vault.openSession(ANN, SESSION, { most: 3, newMark: true })),
  touchSession: withAnn((vault) => vault.touchSession(ANN.memberId, 's', 9)),
  endSession: withAnn((vault) => vault.endSession(ANN.memberId, 's')),
  endSessions: withAnn((vault) => vault.endSessions(ANN.memberId)),
  destroy: withAnn((vault) => vault.destroy(ANN.memberId)),
  ping:
    async ({ vault }) =>
    () =>
      vault.ping(),
};

const locks = (of: (stores: MongoStores) => Lock): Record<Exclude<keyof Lock, Closing>, Prepare> => ({
  hold: async (stores) => () => of(stores).hold(),
  renew: async (stores) => {
    await of(stores).hold();
    return () => of(stores).renew();
  },
  release: async (stores) => {
    await of(stores).hold();
    return () => of(stores).release();
  },
});
const LEASE: Record<Exclude<keyof Lease, Closing>, Prepare> = {
  ...locks(({ lease }) => lease),
  holder: async ({ lease }, direct) => {
    await direct.lease.hold();
    return () => lease.holder();
  },
};
/** Somebody else's, which is silent for long enough. */
const TAKEN_OVER: Prepare = async ({ question }, direct) => {
  await direct.question.hold();
  while ((await question.hold()) !== 'held');
  await direct.question.release();
  return () => question.hold();
};

const named = (port: string, operations: Readonly<Record<string, Prepare>>) =>
  Object.entries(operations).map(([name, prepare]) => [`${port}.${name}`, prepare] as const);

/** Every call that there is of every port that MongoDB's adapters have. */
export const EVERY_OPERATION: readonly (readonly [name: string, prepare: Prepare])[] = [
  ...named('models', MODELS),
  ...named('filling', FILLING),
  ...named('vault', VAULT),
  ...named('failed sign-ins', FAILED),
  ...named('links', LINKS),
  ...named('outbox', OUTBOX),
  ...named('reminders', REMINDERS),
  ...named('claims and counts', { ...TRIALS, ...USES }),
  ...named('lease', LEASE),
  ...named('question', { ...locks(({ question }) => question), takeOver: TAKEN_OVER }),
];
