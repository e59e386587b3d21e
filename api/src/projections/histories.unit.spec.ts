import fc from 'fast-check';
import { DEFAULT_SCORING_RULES as rules, levelProgressOf, wholePoints } from '@emit/contract/scoring';
import type { ConversationEvent } from '../domain/conversation/events.js';
import type { FoldEvent } from '../kernel/event.js';
import { fold, foldBatches } from '../testing/fold.js';
import { growingHistories, memberHistories } from '../testing/histories.js';
import { allProjections } from './all-projections.js';
import { conversationList } from './conversation-list.projection.js';
import { dashboardProjection, type DashboardDocument } from './dashboard.projection.js';
import { tokenBalance } from './token-balance.projection.js';
import { tokenGrants } from './token-grants.projection.js';
import type { Folded } from '../kernel/projection.js';
import { evolveTranscript, newTranscript } from './transcript.js';
import { usageByDay } from './usage-by-day.projection.js';
import { timesRounds } from '../testing/rounds.js';

const dashboard = dashboardProjection(rules);

/** Every dashboard on the way, copied; the fold itself may change its document. */
function eachDashboard(events: readonly FoldEvent[], visit: (document: DashboardDocument) => void): void {
  let document: DashboardDocument | null = null;
  for (const event of events) {
    if (!dashboard.types.has(event.type)) continue;
    document = dashboard.evolve(document ?? dashboard.initial(event), event);
    visit(document);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function bodies<Document>(documents: Map<string, { body: Document }>): Document[] {
  return [...documents.values()].map(({ body }) => body);
}

describe('over ten thousand random histories', () => {
  it('points are never negative nor fall, no level or stage is lost, no streak exceeds the days active', () => {
    fc.assert(
      fc.property(growingHistories(), (events) => {
        let [units, level, stage] = [0, 0, 0];
        const wrong: unknown[] = [];
        eachDashboard(events, (now) => {
          const standing = levelProgressOf(rules, wholePoints(rules, now.units));
          const falls = now.units < units || standing.level.level < level || standing.stage.number < stage;
          const streaks = [now.streak, ...Object.values(now.streams).map((stream) => stream.streak)];
          const tooLong = streaks.some((streak) => (streak?.count ?? 0) > now.daysActive);
          if (falls || tooLong || !Number.isSafeInteger(now.units)) wrong.push(structuredClone(now));
          units = now.units;
          level = standing.level.level;
          stage = standing.stage.number;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: timesRounds(10_000) },
    );
  }, 120_000);

  it.each([
    [24, 4_000],
    [150, 300],
  ])(
    'totals are the sums of the practices, also over %d deeds',
    (deeds, numRuns) => {
      fc.assert(fc.property(memberHistories('member-1', deeds), expectSums), {
        numRuns: timesRounds(numRuns),
      });
    },
    120_000,
  );

  it('the token account agrees with the days of usage, and with the list of conversations and what was spoken', () => {
    fc.assert(
      fc.property(memberHistories(), (events) => {
        const [account] = bodies(fold(tokenBalance, events));
        const days = bodies(fold(usageByDay, events));
        const listed = bodies(fold(conversationList, events));
        const spoken = newTranscript();
        for (const event of events) evolveTranscript(spoken, event as Folded<ConversationEvent>);
        const grants = bodies(fold(tokenGrants, events)).flatMap((granted) => granted.grants);
        const perConversation = days.flatMap(({ conversations }) => conversations);
        const months = account?.allowanceMonths ?? [];
        expect(account).toMatchObject({
          consumed: sum(perConversation.map(({ totalTokens }) => totalTokens)),
          balance: account === undefined ? 0 : account.granted - account.consumed,
          replies: sum(perConversation.map(({ replies }) => replies)),
        });
        expect(sum(grants.map(({ amount }) => amount))).toBe(account?.granted);
        expect(spoken.messages).toHaveLength(sum(listed.map(({ messageCount }) => messageCount)));
        const failed = events.flatMap(({ type, data }) => (type === 'TurnFailed' ? [failureOf(data)] : []));
        const of = (paid: boolean) =>
          sum(failed.filter(({ charged }) => charged === paid).map(({ totalTokens }) => totalTokens));
        expect(sum([...spoken.tokens.values()]) + of(true)).toBe(account?.consumed ?? 0);
        expect(sum(perConversation.map(({ notCharged }) => notCharged.totalTokens))).toBe(of(false));
        const answered = new Set(spoken.messages.map(({ replyTo }) => replyTo));
        expect([...spoken.failures.keys()].filter((id) => answered.has(id))).toEqual([]);
        expect(new Set(months).size).toBe(months.length);
      }),
      { numRuns: timesRounds(1_000) },
    );
  }, 120_000);

  it('any batches, delivered again in part, with events of unknown types between, give the same bytes', () => {
    const cuts = fc.array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 6 });
    fc.assert(
      fc.property(memberHistories(), cuts, (events, places) => {
        const batches = overlapping(withUnknown(events), places);
        for (const projection of allProjections(rules)) {
          const once = JSON.stringify([...fold(projection, events)]);
          const again = JSON.stringify([...foldBatches(projection, batches)]);
          if (once !== again) expect(again).toBe(once);
        }
      }),
      { numRuns: timesRounds(2_000) },
    );
  }, 120_000);
});

function expectSums(events: readonly FoldEvent[]): void {
  const standing = new Map<string, Counted>();
  for (const { type, data } of events) {
    if (!type.startsWith('Practice')) continue;
    for (const practice of practicesOf(data))
      if (type === 'PracticeRemoved') standing.delete(practice.practiceId);
      else standing.set(practice.practiceId, practice);
  }
  const practices = [...standing.values()];
  const [document] = bodies(fold(dashboard, events));
  if (document === undefined) throw new Error('Every history begins with a registration');
  const streams = Object.values(document.streams);
  const { totals, units, daysActive } = document;
  expect({ totals, daysActive }).toEqual({
    totals: {
      sessions: practices.length,
      minutes: sum(practices.map(({ durationMinutes }) => durationMinutes)),
      qualitySum: sum(practices.map(({ qualityRating }) => qualityRating)),
    },
    daysActive: new Set(practices.map(({ localDate }) => localDate)).size,
  });
  expect({ ...totals, units }).toEqual({
    sessions: sum(streams.map((stream) => stream.sessions)),
    minutes: sum(streams.map((stream) => stream.minutes)),
    qualitySum: sum(streams.map((stream) => stream.qualitySum)),
    units: sum(streams.map((stream) => stream.units)),
  });
}

interface Counted {
  readonly practiceId: string;
  readonly localDate: string;
  readonly durationMinutes: number;
  readonly qualityRating: number;
}

/** One, or those that were imported together. */
function practicesOf(data: unknown): Counted[] {
  const { practices = [data] } = data as { practices?: unknown[] };
  return practices as Counted[];
}

function failureOf(data: unknown): { totalTokens: number; charged: boolean } {
  const { totalTokens, charged } = Object(data);
  return { totalTokens, charged };
}

/** An event type of a later release at the same places of the log as events that are known. */
function withUnknown(events: readonly FoldEvent[]): FoldEvent[] {
  return events.flatMap((event) => [
    { ...event, type: 'SomethingNew', position: event.position - 0.5, data: null },
    event,
  ]);
}

/** Cuts at the places, each batch beginning some events before the former one ended; the last goes to the end. */
function overlapping(events: FoldEvent[], places: readonly [cut: number, back: number][]): FoldEvent[][] {
  const sorted = [...places].sort(([a], [b]) => a - b);
  let begin = 0;
  const batches = sorted.map(([cut, back]) => {
    const batch = events.slice(begin, Math.max(begin, cut));
    begin = Math.max(0, Math.max(begin, cut) - back);
    return batch;
  });
  return [...batches, events.slice(begin)];
}
