import { levelProgressOf, wholePoints, type ScoringRules } from '@emit/contract/scoring';
import type { RuleChange } from './rules-difference.js';
import type { Seen, Shown } from './seen.js';

/** One thing that one member would see otherwise. */
export interface Change {
  readonly member: string;
  /** As the API names it: 'abilities.Will.mastery_percentage'. */
  readonly what: string;
  readonly before: Shown;
  readonly after: Shown;
}

/** How many members would see one thing otherwise. */
export interface FieldChange {
  readonly what: string;
  members: number;
  /** Of numbers, and of what is active and was not. */
  up: number;
  down: number;
}

export interface MemberChange {
  readonly member: string;
  readonly pointsBefore: number;
  readonly pointsAfter: number;
  readonly change: number;
  readonly levelBefore: number;
  readonly levelAfter: number;
  readonly stageBefore: number;
  readonly stageAfter: number;
}

export interface Preview {
  /** Where the two sets of rules differ. */
  readonly rules: readonly RuleChange[];
  /** Members with a practice. */
  readonly members: number;
  /** Those of them who would see anything otherwise. */
  readonly changed: number;
  /** Those whose journey stands at an event that cannot be folded: compared up to there. */
  readonly parked: number;
  readonly changeLevel: number;
  readonly changeStage: number;
  readonly fields: readonly FieldChange[];
  /** How many members' whole points change by how much, from the greatest loss to the greatest gain. */
  readonly distribution: readonly { readonly change: string; readonly members: number }[];
  readonly largest: readonly MemberChange[];
}

/** What a member sees under a set of rules, and the exact points behind it. */
interface Side {
  readonly seen: Seen;
  readonly rules: ScoringRules;
  readonly units: number;
}

const LARGEST = 20;
/** Lower bounds of the distribution's rows. */
const BOUNDS = [-Infinity, -1000, -100, -10, 0, 1, 10, 100, 1000];
const LABELS = ['more than 1,000 less', '101 to 1,000 less', '11 to 100 less', '1 to 10 less', 'the same'];
const GAINS = ['1 to 9 more', '10 to 99 more', '100 to 999 more', '1,000 or more'];

/** Adds up what members would see otherwise, in as much memory for many members as for few. */
export class Changes {
  parked = 0;
  private members = 0;
  private changed = 0;
  private changeLevel = 0;
  private changeStage = 0;
  private readonly fields = new Map<string, FieldChange>();
  private readonly distribution = [...LABELS, ...GAINS].map((change) => ({ change, members: 0 }));
  private largest: MemberChange[] = [];

  /** Returns all that the member would see otherwise. */
  add(member: string, before: Side, after: Side): Change[] {
    this.members += 1;
    this.addPoints(pointsOf(member, before, after));
    const found: Change[] = [];
    for (const what of new Set([...before.seen.keys(), ...after.seen.keys()])) {
      const [was, will] = [before.seen.get(what) ?? null, after.seen.get(what) ?? null];
      if (was === will) continue;
      found.push({ member, what, before: was, after: will });
      this.addField(what, was, will);
    }
    if (found.length > 0) this.changed += 1;
    return found;
  }

  summary(rules: readonly RuleChange[]): Preview {
    const { members, changed, parked, changeLevel, changeStage, distribution } = this;
    const fields = [...this.fields.values()].sort((a, b) => (a.what < b.what ? -1 : 1));
    return {
      rules,
      members,
      changed,
      parked,
      changeLevel,
      changeStage,
      fields,
      distribution,
      largest: this.greatest(),
    };
  }

  private addPoints(change: MemberChange): void {
    const row = this.distribution[BOUNDS.findLastIndex((bound) => change.change >= bound)];
    if (row) row.members += 1;
    const isOtherLevel = change.levelBefore !== change.levelAfter;
    if (isOtherLevel) this.changeLevel += 1;
    if (change.stageBefore !== change.stageAfter) this.changeStage += 1;
    if (change.change === 0 && !isOtherLevel) return;
    this.largest.push(change);
    if (this.largest.length >= LARGEST * 50) this.largest = this.greatest();
  }

  private addField(what: string, before: Shown, after: Shown): void {
    const field = this.fields.get(what) ?? { what, members: 0, up: 0, down: 0 };
    this.fields.set(what, field);
    field.members += 1;
    if (typeof before !== typeof after || typeof before === 'string') return;
    if (Number(after) > Number(before)) field.up += 1;
    else field.down += 1;
  }

  private greatest(): MemberChange[] {
    return this.largest
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || (a.member < b.member ? -1 : 1))
      .slice(0, LARGEST);
  }
}

function pointsOf(member: string, before: Side, after: Side): MemberChange {
  const [pointsBefore, pointsAfter] = [
    wholePoints(before.rules, before.units),
    wholePoints(after.rules, after.units),
  ];
  const [was, will] = [
    levelProgressOf(before.rules, pointsBefore),
    levelProgressOf(after.rules, pointsAfter),
  ];
  return {
    member,
    pointsBefore,
    pointsAfter,
    change: pointsAfter - pointsBefore,
    levelBefore: was.level.level,
    levelAfter: will.level.level,
    stageBefore: was.stage.number,
    stageAfter: will.stage.number,
  };
}
