import { languagesOf, readIn } from './languages/languages.js';
import { dangerIn } from './model/model.js';
import { isEveryday } from './everyday.js';
import type { Reading } from './rules/reader.js';
import { tokensOf } from './text/normalise.js';

export interface Judgement {
  /** Above 0 where the text speaks of danger. */
  readonly danger: number;
  readonly language: string;
  readonly reading: Reading;
}

const HARMLESS = -1;

/** What a text says of danger, in the language in which it says most of it. */
export async function judge(text: string): Promise<Judgement> {
  const tokens = tokensOf(text);
  const isAsked = /\?\s*$/.test(text);
  const [likeliest, ...others] = languagesOf(tokens);
  let most = await judgedIn(likeliest);
  for (const language of others) {
    const judged = await judgedIn(language);
    if (judged.danger > most.danger) most = judged;
  }
  const isHarmless = most.danger > 0 && (await isEveryday(text, most));
  return isHarmless ? { ...most, danger: HARMLESS } : most;

  async function judgedIn(language: string): Promise<Judgement> {
    const reading = readIn(language, tokens);
    return { danger: await dangerIn(reading, isAsked), language, reading };
  }
}
