import type { Profile } from '../domain/member/events.js';
import type { DomainEvent } from '../kernel/event.js';
import { logOf, practised, tokensConsumed, turnFailed, type Happening } from '../testing/events.js';
import { fold, folded } from '../testing/fold.js';
import { sealedAs } from '../testing/sealed.js';
import { memberDirectory } from './member-directory.projection.js';
import { tokenBalance } from './token-balance.projection.js';
import { tokenGrants } from './token-grants.projection.js';
import { usageByDay, usagePrefix } from './usage-by-day.projection.js';

const at = (time: string, event: DomainEvent, stream = 'member-ada'): Happening => ({
  at: time,
  stream,
  event,
});
const registered = at('2026-11-01T00:00:00Z', {
  type: 'MemberRegistered',
  data: { profile: sealedAs<Profile>('ada') },
});
const planChosen = at('2026-11-02T00:00:00Z', { type: 'PlanChanged', data: { plan: 'creation' } });
const chosen = (translation: string) =>
  at('2026-11-02T12:00:00Z', { type: 'TranslationChosen', data: { translation: sealedAs(translation) } });
const granted = at('2026-11-03T00:00:00Z', {
  type: 'TokensGranted',
  data: { amount: 1_000, plan: 'trial', month: '2026-11' },
});
const gift = at('2026-11-04T00:00:00Z', {
  type: 'TokensGranted',
  data: { amount: 50, plan: 'trial', month: null },
});
const erased = at('2026-11-30T00:00:00Z', { type: 'MemberErased', data: {} });
const reply = (time: string, tokens: number, model = 'small', memberId = 'ada'): Happening => ({
  ...at(
    time,
    tokensConsumed(`r-${time}`, tokens, { model, inputTokens: 1, cacheReadTokens: 2 }),
    'conversation-c1',
  ),
  memberId,
});

const failure = (time: string, reason: 'broken-off' | 'empty'): Happening =>
  at(time, turnFailed(`q-${time}`, { reason, charged: reason === 'empty' }), 'conversation-c1');

describe('the token account', () => {
  it('pays for a turn that ended without a word, and not for one that broke off', () => {
    const log = logOf(
      granted,
      failure('2026-11-05T00:00:01Z', 'empty'),
      failure('2026-11-05T00:00:02Z', 'broken-off'),
    );
    expect(folded(tokenBalance, log, 'ada')).toMatchObject({ consumed: 10, balance: 990, replies: 0 });
    const [usage] = folded(usageByDay, log, 'ada/2026-11-05').conversations;
    const notCharged = { turns: 1, totalTokens: 10 };
    expect(usage).toMatchObject({ replies: 0, outputTokens: 2, totalTokens: 10, notCharged });
  });

  it('follows corrections, beside what was granted', () => {
    const adjusted = (time: string, amount: number): Happening =>
      at(time, {
        type: 'TokensAdjusted',
        data: { amount, reference: `r${amount}`, by: { operator: 'ruth', reason: 'charged twice' } },
      });
    const corrections = [adjusted('2026-11-05T00:00:00Z', 300), adjusted('2026-11-06T00:00:00Z', -1_400)];
    const log = logOf(granted, ...corrections);
    expect(folded(tokenBalance, log, 'ada')).toMatchObject({
      granted: 1_000,
      adjusted: -1_100,
      balance: -100,
    });
    expect(folded(tokenGrants, log, 'ada').grants.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['allowance', 1_000],
      ['adjustment', 300],
      ['adjustment', -1_400],
    ]);
  });

  it('is what was granted less what was consumed', () => {
    const log = logOf(registered, planChosen, granted, gift, reply('2026-11-05T00:00:01Z', 1_100));
    expect(folded(tokenBalance, log, 'ada')).toEqual({
      plan: 'creation',
      granted: 1_050,
      adjusted: 0,
      consumed: 1_100,
      balance: -50,
      allowanceMonths: ['2026-11'],
      replies: 1,
      updatedAt: Date.parse('2026-11-05T00:00:01Z'),
      erased: false,
    });
  });
  it('outlives an erasure', () => {
    expect(folded(tokenBalance, logOf(registered, granted, erased), 'ada')).toMatchObject({
      erased: true,
      granted: 1_000,
      balance: 1_000,
    });
  });
});

describe('usage by day', () => {
  it('adds up replies by UTC day, whichever model gave them', () => {
    const log = logOf(
      reply('2026-11-20T23:59:59.999Z', 10),
      reply('2026-11-21T00:00:00Z', 20),
      reply('2026-11-21T09:00:00Z', 30, 'large'),
      reply('2026-11-21T10:00:00Z', 40),
      reply('2026-11-21T11:00:00Z', 99, 'small', 'bob'),
    );
    const days = fold(usageByDay, log);
    expect([...days.keys()]).toEqual(['ada/2026-11-20', 'ada/2026-11-21', 'bob/2026-11-21']);
    expect(days.get(`${usagePrefix('ada')}2026-11-21`)).toMatchObject({
      owner: 'ada',
      body: {
        date: '2026-11-21',
        conversations: [
          {
            conversationId: 'c1',
            replies: 3,
            outputTokens: 90,
            totalTokens: 90,
            notCharged: { turns: 0, totalTokens: 0 },
          },
        ],
      },
    });
  });

  it('keeps the conversations of a day apart', () => {
    const elsewhere = { ...reply('2026-11-21T10:00:00Z', 7), stream: 'conversation-c2' };
    const log = logOf(reply('2026-11-21T09:00:00Z', 20), elsewhere, reply('2026-11-21T11:00:00Z', 30));
    expect(folded(usageByDay, log, 'ada/2026-11-21').conversations).toMatchObject([
      { conversationId: 'c1', replies: 2, totalTokens: 50 },
      { conversationId: 'c2', replies: 1, totalTokens: 7 },
    ]);
  });
});

describe('the grants', () => {
  it('are the allowances and the gifts, in their order', () => {
    expect(folded(tokenGrants, logOf(registered, granted, gift), 'ada').grants).toEqual([
      { at: Date.parse('2026-11-03T00:00:00Z'), amount: 1_000, month: '2026-11', kind: 'allowance' },
      { at: Date.parse('2026-11-04T00:00:00Z'), amount: 50, month: null, kind: 'gift' },
    ]);
  });
});

describe('the member directory', () => {
  it('holds the newest profile and plan, and when the member was last there', () => {
    const profile = sealedAs<Profile>('ada lovelace');
    const changed = at('2026-11-03T00:00:00Z', { type: 'ProfileChanged', data: { profile } });
    const log = logOf(registered, planChosen, changed, practised('2026-11-20T08:00+01:00'));
    expect(folded(memberDirectory, log, 'ada')).toEqual({
      profile,
      translation: null,
      weeklyGoal: null,
      isAddressVerified: false,
      privacyVersion: null,
      role: 'member',
      plan: 'creation',
      registeredAt: Date.parse('2026-11-01T00:00:00Z'),
      lastActiveAt: Date.parse('2026-11-20T07:00:00Z'),
      erased: false,
    });
  });
  it('follows the role, which ends with the member', () => {
    const by = { operator: 'ruth', reason: 'joins the night shift' };
    const role = (time: string, type: string, role: string) => at(time, { type, data: { role, by } });
    const given = role('2026-11-03T00:00:00Z', 'RoleGranted', 'operator');
    const revoked = role('2026-11-04T00:00:00Z', 'RoleRevoked', 'operator');
    expect(folded(memberDirectory, logOf(registered, given), 'ada').role).toBe('operator');
    expect(folded(memberDirectory, logOf(registered, given, revoked), 'ada').role).toBe('member');
    expect(folded(memberDirectory, logOf(registered, given, erased), 'ada').role).toBe('member');
  });

  it('holds whether the address is verified: of the first one when the member says so, of a changed one always', () => {
    const verified = at('2026-11-02T00:00:00Z', { type: 'AddressVerified', data: {} });
    const profile = sealedAs<Profile>('ada byron');
    const moved = at('2026-11-03T00:00:00Z', { type: 'AddressChanged', data: { profile } });
    expect(folded(memberDirectory, logOf(registered, verified), 'ada').isAddressVerified).toBe(true);
    expect(folded(memberDirectory, logOf(registered, moved), 'ada')).toMatchObject({
      profile,
      isAddressVerified: true,
    });
  });
  it('holds the translation that was chosen last', () => {
    const entry = folded(memberDirectory, logOf(registered, chosen('web'), chosen('asv')), 'ada');
    expect(entry.translation).toBe(sealedAs('asv'));
  });
  it('counts a reply as being there', () => {
    const log = logOf(registered, reply('2026-11-21T09:00:00Z', 1));
    expect(folded(memberDirectory, log, 'ada').lastActiveAt).toBe(Date.parse('2026-11-21T09:00:00Z'));
  });
  it('keeps of an erased member only that there was one', () => {
    const entry = folded(memberDirectory, logOf(registered, planChosen, chosen('web'), erased), 'ada');
    expect(entry).toMatchObject({ profile: null, translation: null, erased: true });
  });
});
