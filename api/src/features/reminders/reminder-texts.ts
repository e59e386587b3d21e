import type { PushMessage } from '@emit/contract/reminders';

/** Read on locked screens: nothing of faith, of a practice or of the member. One after another by the day. */
const TEXTS = [
  ['A quiet moment', 'Your time has come, whenever you are ready.'],
  ['Good to have you', 'A few quiet minutes are enough for today.'],
  ['Time to pause', 'Breathe, and take the next minutes for yourself.'],
  ['Whenever you are ready', 'One small step today is a step.'],
] as const;
const DAY_MS = 86_400_000;

/** `day`: 'YYYY-MM-DD'. */
export function reminderFor(day: string): PushMessage {
  const [title, body] = TEXTS[(Date.parse(day) / DAY_MS) % TEXTS.length] ?? TEXTS[0];
  return { title, body, path: '/app', day };
}
