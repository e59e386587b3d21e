import { isCareReply } from '@emit/contract/care';
import { goesOnHarmlessly } from './after-harmless.js';
import { judge, type Judgement } from './judge.js';
import type { Said } from './said.js';
import { changesSubject } from './subject.js';

/** Messages of a talk that are looked at, the last ones, and their characters in all. */
export const MESSAGES_LOOKED_AT = 20;
const CHARACTERS = 64_000;

/** Danger that a talk spoke of, and whether care has answered it since. */
interface Standing {
  readonly judged: Judgement;
  readonly isAnswered: boolean;
}

/** What of the talk before a question still holds: danger that the talk has not turned away from. */
export class Talk {
  private standing: Standing | null = null;

  private constructor() {}

  /** `answered`: texts that care is known to have answered elsewhere, as a client may send its own part of a talk. */
  static async of(said: readonly Said[], answered: ReadonlySet<string> = new Set()): Promise<Talk> {
    const talk = new Talk();
    const looked = newest(said);
    for (const [at, { role, content }] of looked.entries()) {
      if (role === 'assistant') talk.hearReply(content);
      else await talk.hearMember(content, answered.has(content.trim()), looked.slice(0, at));
    }
    return talk;
  }

  /** Danger that the question goes on from, or that was never answered with care; null where there is none. */
  before(question: Judgement): Judgement | null {
    if (this.standing === null) return null;
    const { judged, isAnswered } = this.standing;
    return isAnswered && changesSubject(question.reading) ? null : judged;
  }

  private hearReply(content: string): void {
    if (this.standing && isCareReply(content)) this.standing = { ...this.standing, isAnswered: true };
  }

  private async hearMember(content: string, isAnswered: boolean, before: readonly Said[]): Promise<void> {
    const judged = await judge(content);
    const isDanger = judged.danger > 0 && !(await goesOnHarmlessly(judged, before));
    if (isDanger) this.standing = { judged, isAnswered };
    else if (this.standing?.isAnswered && changesSubject(judged.reading)) this.standing = null;
  }
}

/** Texts of a talk's member that care has answered. */
export function answeredWithCare(said: readonly Said[]): Set<string> {
  const answered = new Set<string>();
  let asked: string[] = [];
  for (const { role, content } of said) {
    if (role === 'user') asked.push(content.trim());
    else if (isCareReply(content)) for (const one of asked) answered.add(one);
    if (role === 'assistant') asked = [];
  }
  return answered;
}

function newest(said: readonly Said[]): Said[] {
  let left = CHARACTERS;
  const kept: Said[] = [];
  for (const one of said.slice(-MESSAGES_LOOKED_AT).reverse()) {
    left -= one.content.length;
    if (left < 0) break;
    kept.unshift(one);
  }
  return kept;
}
