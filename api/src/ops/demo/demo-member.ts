import { MINDSTREAM_TYPES, type MindStreamType } from '@emit/contract/mindstreams';
import { practicesStream } from '../../domain/practice/events.js';
import type { Keyring } from '../../runtime/sealing.js';
import { DemoAccount } from './demo-account.js';
import { DemoMarks } from './demo-marks.js';
import { DemoReadings } from './demo-readings.js';
import { DemoOpinions } from './demo-opinions.js';
import { DemoPractices } from './demo-practices.js';
import { DemoTalk } from './demo-talk.js';
import type { Happening, Seal } from './happening.js';
import { Random } from './random.js';
import * as texts from './texts.js';
import { NewStream } from './write-history.js';

const HOUR = 3_600_000;
/** How much of an average week happens on each day, Sunday first. */
const WEEK = [1.7, 0.9, 0.9, 1.1, 0.9, 0.7, 0.8];

/** One member's life, day by day. What it does follows the deciders' rules. */
export class DemoMember {
  readonly memberId: string;
  readonly name: string;
  /** The first day of the history (0 …) on which the member is there. */
  readonly since: number;
  private zone: string;
  private awayUntil = 0;
  private latest = 0;
  /** Kept instead of the key, which takes ten times as much memory. */
  readonly wrappedKey: string;
  private readonly practices: NewStream;
  private readonly home: string;
  private readonly favourite: MindStreamType;
  private readonly opinions: DemoOpinions;
  private readonly practising: DemoPractices;
  private readonly talking: DemoTalk;
  private readonly account: DemoAccount;
  private readonly marks: DemoMarks;
  private readonly readings: DemoReadings;
  /** Of what came later still. */
  private readonly quietHours: Random;
  private readonly askingHours: Random;
  /** For what came later than the first releases: the rest of a history is the same as before. */
  private readonly hours: Random;
  /** From a few a month to several deeds a day. */
  private readonly zeal: number;

  constructor(
    private readonly random: Random,
    private readonly keyring: Keyring,
    readonly email: string,
    days: number,
  ) {
    this.memberId = random.uuid();
    this.wrappedKey = keyring.newKey(this.memberId).wrappedKey;
    this.practices = new NewStream(practicesStream(this.memberId), this.memberId);
    this.name = `${random.pick(texts.FIRST_NAMES)} ${random.pick(texts.LAST_NAMES)}`;
    // Most are there from the first tenth on; the others join as time goes by.
    this.since = random.chance(0.6) ? Math.floor(random.next() * days * 0.1) : random.between(0, days - 1);
    this.home = random.pick(texts.ZONES);
    this.zone = this.home;
    this.favourite = random.pick(MINDSTREAM_TYPES);
    const { memberId, name } = this;
    const seal: Seal = (value, place) => this.keyring.unwrap(memberId, this.wrappedKey).seal(value, place);
    this.opinions = new DemoOpinions(email, seal);
    this.practising = new DemoPractices(email, random, seal);
    this.account = new DemoAccount({ memberId, name, email }, random, seal);
    const { account, opinions } = this;
    this.talking = new DemoTalk({ memberId, email, random, account, opinions, seal });
    this.hours = new Random(`hours/${email}`);
    this.quietHours = new Random(`quiet/${email}`);
    this.askingHours = new Random(`asking/${email}`);
    this.marks = new DemoMarks(memberId, email, seal);
    this.readings = new DemoReadings(memberId, email, seal);
    this.zeal = 0.04 + 1.6 * random.next() ** 3;
  }

  get erased(): boolean {
    return this.account.erased;
  }

  /** What the member does on day `day`, which begins at `midnight` (UTC), in the order of time. */
  *live(day: number, midnight: number): Generator<Happening, undefined> {
    if (day < this.since || this.erased) return;
    this.travel(day);
    if (day === this.since)
      yield* this.oneAfterAnother(midnight, () => this.account.register(midnight, this.opinions));
    const deeds = this.deedsOf(WEEK[new Date(midnight).getUTCDay()] ?? 1);
    const times = deeds.map(() => this.momentOf(midnight, this.random)).sort((a, b) => a - b);
    for (const [index, { deed }] of deeds.entries()) {
      if (this.erased) return;
      yield* this.oneAfterAnother(times[index] ?? midnight, deed);
    }
    if (this.erased) return;
    yield* this.oneAfterAnother(this.momentOf(midnight, this.hours), (at) => this.account.occasion(at));
    const quiet = this.momentOf(midnight, this.quietHours);
    yield* this.oneAfterAnother(quiet, (at) => [
      ...this.marks.read(at),
      ...this.talking.tidyList(at),
      ...this.readings.read(at),
      ...this.practising.bring(at, { stream: this.practices, favourite: this.favourite, zone: this.home }),
    ]);
    yield* this.oneAfterAnother(this.momentOf(midnight, this.askingHours), (at) => this.account.ask(at));
  }

  private momentOf(midnight: number, random: Random): number {
    return midnight + Math.floor(random.next() * 20 * HOUR);
  }

  /** A deed begins when the one before it has ended. */
  private *oneAfterAnother(wanted: number, deed: (at: number) => Happening[]) {
    const at = Math.max(wanted, this.latest + 60_000);
    const happenings = deed(at);
    yield* happenings;
    this.latest = happenings.at(-1)?.at ?? this.latest;
  }

  private deedsOf(day: number): { order: number; deed: (at: number) => Happening[] }[] {
    const { random } = this;
    const deeds: ((at: number) => Happening[])[] = [];
    for (let left = random.times(this.zeal * day * 0.75); left > 0; left--)
      deeds.push((at) => this.practise(at));
    for (let left = random.times(this.zeal * day * 0.5); left > 0; left--)
      deeds.push((at) => this.talking.talk(at));
    if (random.chance(0.02)) deeds.push((at) => this.account.settle(at));
    return deeds.map((deed) => ({ order: random.next(), deed })).sort((a, b) => a.order - b.order);
  }

  private travel(day: number): void {
    const { random } = this;
    if (this.awayUntil > day) return;
    this.zone = this.home;
    if (!random.chance(0.006)) return;
    this.zone = random.pick(texts.ZONES);
    this.awayUntil = day + random.between(3, 12);
  }

  private practise(at: number): Happening[] {
    const { practices: stream, favourite, zone } = this;
    return this.practising.practise(at, { stream, favourite, zone });
  }
}
