import { grouped } from '@emit/contract/english';
import { LEVELS, STAGES } from '@emit/contract/levels';
import {
  DEFAULT_SCORING_RULES as RULES,
  levelProgressOf,
  practiceUnits,
  wholePoints,
} from '@emit/contract/scoring';
import { plainWords } from '../talk/plain-words.js';

type Level = (typeof LEVELS)[number];

function rangeOf({ level, from }: Level): string {
  const next = LEVELS.find((one) => one.level === level + 1);
  return next
    ? `from ${grouped(from)} to ${grouped(next.from - 1)} points`
    : `from ${grouped(from)} points up`;
}

function ofLevel(level: Level): string {
  const opens = level.unlocks ? ` It opens: ${level.unlocks}.` : '';
  return `**Level ${level.level}, ${level.name}**, runs ${rangeOf(level)}; its badge is ${level.badge}.${opens}`;
}

function ofPoints(points: number): string {
  const { level, stage, nextLevelAt, pointsToNext } = levelProgressOf(RULES, points);
  const next =
    nextLevelAt === null ? 'It is the last level.' : `The next one is ${grouped(pointsToNext)} points away.`;
  return `With ${grouped(points)} points you are at **level ${level.level}, ${level.name}**, in the stage ${stage.name}. ${next}`;
}

function ofPractice(minutes: number, words: string): string {
  const quality = Math.min(
    10,
    Number(/quality(?: of)? (\d{1,2})/.exec(words)?.[1] ?? /(\d{1,2}) quality/.exec(words)?.[1] ?? 8),
  );
  const streak = Number(
    /streak(?: of)? (\d{1,4})/.exec(words)?.[1] ?? /(\d{1,4}) days? streak/.exec(words)?.[1] ?? 1,
  );
  const points = wholePoints(RULES, practiceUnits(RULES, minutes, quality, streak));
  return (
    `${minutes} minutes at a quality of ${quality}, on day ${streak} of a streak, bring **${grouped(points)} points**: ` +
    'minutes × quality ÷ 10 × (1 + streak × 0.05).'
  );
}

/** Returns what the catalogues say to a question with a number or a level's name in it; null where it asks for none. */
export function figuresAsked(question: string): string | null {
  const words = plainWords(question.slice(0, 300));
  if (words.length > 160) return null;
  const minutes = /\b(\d{1,4}) ?(?:minutes?|mins?)\b/.exec(words)?.[1];
  if (minutes && /\bpoints?\b/.test(words)) return ofPractice(Number(minutes), words);
  const points = /\b(\d{1,6}) points?\b/.exec(words)?.[1];
  if (points && /\b(?:level|stage|badge|am i|means?|get|happens?|reach|at|with|when)\b/.test(words))
    return ofPoints(Number(points));
  const number = Number(/\blevel (\d{1,2})\b/.exec(words)?.[1]);
  const isAsked = /\b(?:level|badge|stage|unlocks?|points|mean|means|what is|explain)\b/.test(words);
  const level = LEVELS.find(({ level: one, name, badge }) => {
    const isNamed = new RegExp(`\\b(?:${name}|${badge})\\b`, 'i').test(question);
    return one === number || (isNamed && isAsked && /\blevel|badge|unlock|stage|emit\b/.test(words));
  });
  if (level) return ofLevel(level);
  if (/\blevel \d/.test(words))
    return `There are ${LEVELS.length} levels, from ${LEVELS[0].name} to ${LEVELS[LEVELS.length - 1]?.name ?? ''}.`;
  const stage = STAGES.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(question));
  if (stage && /\bstage|journey\b/.test(words))
    return `**${stage.name}** is stage ${stage.number} of ${STAGES.length} and begins at ${grouped(stage.from)} points.`;
  return null;
}
