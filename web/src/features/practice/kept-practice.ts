import { MINDSTREAM_TYPES } from '@emit/contract/mindstreams';
import { isWithinReach } from '@emit/contract/practice-day';
import { localToday } from '../../shared/lib/dates';
import { isRecord } from '../../shared/lib/is-record';
import { readUserId } from '../../shared/lib/session';
import { keepOwn } from '../../shared/lib/keep-own';
import { readJson, remove, STORAGE_KEYS } from '../../shared/lib/storage';
import type { KeptPractice, PracticeDraft } from './practice.slice';

/** Keeps what is typed in this browser, for the member who typed it. */
export function keepPractice(practice: KeptPractice): void {
  const owner = readUserId();
  if (owner !== null) keepOwn(STORAGE_KEYS.practice, { owner, ...practice });
}

/** What the signed-in member typed and did not log; what another left here is forgotten. Null when there is none. */
export function keptPractice(): KeptPractice | null {
  const kept = readJson(STORAGE_KEYS.practice);
  if (!isRecord(kept)) return null;
  if (kept.owner !== readUserId() || !isDraft(kept.draft)) {
    forgetPractice();
    return null;
  }
  const { attempt } = kept;
  const isAttempt = isRecord(attempt) && typeof attempt.key === 'string' && typeof attempt.said === 'string';
  return {
    draft: reachable(kept.draft),
    attempt: isAttempt ? (attempt as unknown as KeptPractice['attempt']) : null,
  };
}

/** What was typed for a day that is out of reach by now is for today. */
function reachable({ practice_date: date, ...draft }: PracticeDraft): PracticeDraft {
  const isNear = typeof date === 'string' && isWithinReach(date, localToday(new Date()));
  return isNear ? { ...draft, practice_date: date } : draft;
}

export function forgetPractice(): void {
  remove(STORAGE_KEYS.practice);
}

function isDraft(value: unknown): value is PracticeDraft {
  if (!isRecord(value)) return false;
  const { mindstream_type, practice_type, practice_name, insights_gained } = value;
  const texts = [practice_type, practice_name ?? '', insights_gained ?? ''];
  const numbers = [value.duration_minutes, value.quality_rating];
  return (
    MINDSTREAM_TYPES.some((type) => type === mindstream_type) &&
    texts.every((text) => typeof text === 'string') &&
    numbers.every((number) => Number.isSafeInteger(number))
  );
}
