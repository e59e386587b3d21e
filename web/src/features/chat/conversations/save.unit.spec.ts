import { runSaga } from 'redux-saga';
import { chatActions } from '../chat.slice';
import { saveAfterReply } from './save.saga';

describe('after a reply', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('a save falls due after 500 ms, and not before (spec §4)', async () => {
    const dispatched: string[] = [];
    const task = runSaga({ dispatch: ({ type }: { type: string }) => dispatched.push(type) }, saveAfterReply);
    await jest.advanceTimersByTimeAsync(499);
    expect(dispatched).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await task.toPromise();
    expect(dispatched).toEqual([chatActions.saveDue.type]);
  });
});
