import type { ProjectionCondition } from '@emit/contract/operations';

/** So far behind, members notice that nobody folds. */
const NOTICED_SECONDS = 10;

/** What is wrong with the read models, a sentence each; read models with the same reason share one. */
export function projectionSentences(conditions: readonly ProjectionCondition[]): string[] {
  const sentences = conditions.filter(isWrong).map((one) => ({ name: one.name, says: says(one) }));
  const names = new Map<string, string[]>();
  for (const { name, says: text } of sentences) names.set(text, [...(names.get(text) ?? []), name]);
  const parked = conditions.filter((one) => one.parked > 0).map(parkedSentence);
  return [...[...names].map(([text, of]) => `${of.join(', ')}: ${text}`), ...parked];
}

function isWrong({ state, lag_seconds }: ProjectionCondition): boolean {
  return state === 'faulted' || state === 'paused' || (state === 'stopped' && lag_seconds > NOTICED_SECONDS);
}

function says({ state, why = '', lag_events, lag_seconds }: ProjectionCondition): string {
  if (state === 'paused') return `paused ${why}`;
  if (state === 'faulted') return `faulted, ${why}`;
  const behind = `${lag_events.toLocaleString('en-US')} events and ${Math.round(lag_seconds)} s behind`;
  return `nobody folds what is written, ${behind}`;
}

function parkedSentence({ name, parked }: ProjectionCondition): string {
  const stand = parked === 1 ? '1 document stands' : `${parked.toLocaleString('en-US')} documents stand`;
  return `${name}: ${stand} at an event that cannot be folded (emit projections parked list)`;
}
