import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from '@emit/contract/categories';
import { isRight } from '@emit/contract/scripture';
import type { GuidePort } from '../../ports/guide.port.js';
import { checkQuotations } from '../../scripture/check/check.js';

/** Something said to the guide, after what was said before, and what a sensible reply has in it. */
export interface TalkCase {
  readonly class: string;
  readonly before: readonly string[];
  readonly says: string;
  /** Patterns joined by " && "; "!" for one that must not be there; words in capitals are of `CHECKS`. */
  readonly expected: string;
}

/** Returns the cases of a file of tab-separated lines: class, before (joined by " | "), says, expected. */
export function readTalkCases(folder: string, name: string): TalkCase[] {
  return readFileSync(join(folder, `${name}.tsv`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [kind = '', before = '', says = '', expected = ''] = line.split('\t');
      return { class: kind, before: before.split(' | ').filter(Boolean), says, expected };
    });
}

const quoted = (text: string): string[] => text.match(/^> — .*$/gm) ?? [];

/** What is looked for beside patterns, in the reply and in the one before it. */
const CHECKS: Readonly<Record<string, (reply: string, last: string) => boolean>> = {
  VERSE: (reply) => /^> — .*\((?:KJV|WEB|ASV)\)/m.test(reply),
  NOVERSE: (reply) => !reply.includes('(KJV)') && !/^>/m.test(reply),
  NEW: (reply, last) => quoted(reply).some((label) => !quoted(last).includes(label)),
  SHORTER: (reply, last) => reply.length < last.length,
  NOPRACTICE: (reply) => !reply.includes('Practice to log'),
};

function holds(part: string, reply: string, last: string): boolean {
  const check = CHECKS[part];
  if (check) return check(reply, last);
  const isUnwanted = part.startsWith('!');
  return new RegExp(isUnwanted ? part.slice(1) : part).test(reply) !== isUnwanted;
}

export interface TalkResult {
  readonly case: TalkCase;
  readonly reply: string;
  /** What of the expected is not so; empty for a sensible reply. */
  readonly failed: readonly string[];
}

/** Asks a guide what a case asks, after the turns before it, and says what of the expected is not in the reply. */
export async function tryTalk(guide: GuidePort, of: TalkCase, category: Category): Promise<TalkResult> {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  let last = '';
  let reply = '';
  for (const prompt of [...of.before, of.says]) {
    last = reply;
    reply = (await guide.answer({ prompt, category, history: [...history] }, () => undefined)).text;
    history.push({ role: 'user', content: prompt }, { role: 'assistant', content: reply });
  }
  const failed = of.expected.split(' && ').filter((part) => !holds(part, reply, last));
  const wrong = checkQuotations(reply).filter(({ status }) => !isRight(status));
  return { case: of, reply, failed: [...failed, ...wrong.map(({ quoted: words }) => `not exact: ${words}`)] };
}
