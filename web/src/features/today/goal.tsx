import { Target } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { Bar } from '../../shared/ui/bar';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useFields } from '../../shared/ui/use-fields';
import { goalActions, selectGoalChange } from './goal.slice';
import { sayGoal } from './say-goal';

const FIELD_OF = { [MESSAGES.weeklyGoalInvalid]: 'minutes' } as const;

interface GoalProps {
  /** Minutes that are wanted in a week; null without a goal. */
  goal: number | null;
  /** Minutes of this week so far. */
  done: number;
}

/** How far this week has come towards what the member wants, and the way to say what that is. */
export function WeeklyGoal({ goal, done }: GoalProps) {
  const dispatch = useDispatch();
  const said = goal === null ? null : sayGoal(done, goal);
  return (
    <div className="today__goal">
      {goal !== null && said && (
        <div>
          <p className="numbers">{said}</p>
          <Bar value={(100 * done) / goal} label="This week’s goal" />
        </div>
      )}
      <Button small kind="quiet" onClick={() => dispatch(goalActions.opened())}>
        <Target size="1rem" aria-hidden />
        {goal === null ? 'Set a weekly goal' : 'Change the goal'}
      </Button>
      <GoalDialog goal={goal} />
    </div>
  );
}

function GoalDialog({ goal }: Pick<GoalProps, 'goal'>) {
  const dispatch = useDispatch();
  const { isOpen } = useSelector(selectGoalChange);
  return (
    <Dialog title="Weekly goal" open={isOpen} onClose={() => dispatch(goalActions.closed())}>
      <GoalForm goal={goal} />
    </Dialog>
  );
}

function GoalForm({ goal }: Pick<GoalProps, 'goal'>) {
  const dispatch = useDispatch();
  const state = useSelector(selectGoalChange);
  const before = { minutes: goal === null ? '' : String(goal) };
  const { form, input, field, general } = useFields(before, state, FIELD_OF);
  const isWorking = state.status === 'working';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dispatch(goalActions.submitted(input.minutes));
  }

  return (
    <form className="stack" noValidate onSubmit={submit} ref={form}>
      <TextField
        type="number"
        inputMode="numeric"
        min={LIMITS.weeklyGoalMin}
        max={LIMITS.weeklyGoalMax}
        label="Minutes a week"
        hint="Every practice counts, from Monday to Sunday: 20 minutes a day are 140. A week that falls short costs nothing."
        {...field('minutes')}
      />
      {general && <Notice kind="error">{general}</Notice>}
      <Button kind="primary" type="submit" wide disabled={isWorking}>
        {isWorking ? 'Saving...' : 'Save'}
      </Button>
      {goal !== null && (
        <Button wide disabled={isWorking} onClick={() => dispatch(goalActions.submitted(null))}>
          Have no goal
        </Button>
      )}
    </form>
  );
}
