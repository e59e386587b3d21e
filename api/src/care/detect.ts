import type { Danger } from './danger.js';
import { judge, type Judgement } from './judge.js';
import { kindsIn } from './model/model.js';
import type { Said } from './said.js';
import { answeredWithCare, Talk } from './talk.js';
import { whomItIsAbout } from './about.js';
import { goesOnHarmlessly } from './after-harmless.js';

/** The talk before a question: as it is on record, and as the client tells it. */
export interface TalkBefore {
  readonly recorded: readonly Said[];
  readonly told: readonly Said[];
}

/** What danger a question speaks of, by itself or after the talk before it; null where it speaks of none. */
export async function detectDanger(question: string, { recorded, told }: TalkBefore): Promise<Danger | null> {
  const judged = await judge(question);
  const isDanger =
    judged.danger > 0 && !(await goesOnHarmlessly(judged, recorded.length > 0 ? recorded : told));
  if (isDanger) return dangerOf(judged, judged.language, false);
  const answered = answeredWithCare(recorded);
  for (const talk of [Talk.of(recorded), Talk.of(told, answered)]) {
    const before = (await talk).before(judged);
    if (before) return dangerOf(before, languageOf(question, judged, before), true);
  }
  return null;
}

/** Of a few words like "ok" the language is not known: it is that of the talk. */
const FEW_WORDS = 4;

function languageOf(question: string, judged: Judgement, before: Judgement): string {
  return question.trim().split(/\s+/).length < FEW_WORDS ? before.language : judged.language;
}

function dangerOf({ reading }: Judgement, language: string, isAfter: boolean): Danger {
  return { kinds: kindsIn(reading), about: whomItIsAbout(reading), language, isAfter };
}
