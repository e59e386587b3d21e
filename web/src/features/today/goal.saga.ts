import { call, put, takeLeading } from 'typed-redux-saga';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { textOf } from '../../shared/api/errors';
import { send } from '../../shared/api/http';
import { goalActions } from './goal.slice';

const NOT_CHANGED = 'Your goal could not be saved. Please try again.';

/** How many minutes of practice the member wants to have in a week. */
export function* goalSaga() {
  yield* takeLeading(goalActions.submitted, submit);
}

function* submit({ payload }: ReturnType<typeof goalActions.submitted>) {
  const minutes = payload === null ? null : minutesOf(payload);
  if (minutes !== null && Number.isNaN(minutes)) {
    yield* put(goalActions.refused(MESSAGES.weeklyGoalInvalid));
    return;
  }
  yield* put(goalActions.began());
  try {
    yield* call(send, 'PUT', '/api/v1/users/me/weekly-goal', { body: { minutes } });
    yield* put(goalActions.changed(minutes));
  } catch (error) {
    yield* put(goalActions.refused(textOf(error, NOT_CHANGED)));
  }
}

/** NaN for what is no goal. */
function minutesOf(typed: string): number {
  const minutes = Number(typed.trim() || Number.NaN);
  const isGoal =
    Number.isInteger(minutes) && minutes >= LIMITS.weeklyGoalMin && minutes <= LIMITS.weeklyGoalMax;
  return isGoal ? minutes : Number.NaN;
}
