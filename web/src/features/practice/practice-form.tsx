import { useEffect, useRef, type ComponentType, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LIMITS } from '@emit/contract/limits';
import { earliestPracticeDay } from '@emit/contract/practice-day';
import { localToday } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { minutesLeftToday, sayLeft } from './left-today';
import { PracticeOutcome } from './practice-outcome';
import { practiceActions, selectPractice, type PracticeDraft } from './practice.slice';
import './practice.css';

export interface PracticeFields {
  readonly draft: PracticeDraft;
  readonly change: (part: Partial<PracticeDraft>) => void;
  /** What is said beside the field that is still to be filled in; null when nothing is. */
  readonly missing: string | null;
  /** What today can still hold. */
  readonly minutesLeft: number;
  /** What is said beside the duration when the day nears its end, or cannot hold so much. */
  readonly dayLeft: string | null;
}

interface PracticeFormProps {
  /** What it begins with, and again after each practice (spec §5). */
  defaults: PracticeDraft;
  /** Another generation's form may have left what this one's fields cannot hold. */
  fitted?: (draft: PracticeDraft, minutesLeft: number) => PracticeDraft;
  /** What the draft lacks; null when it can be logged. */
  refusalOf: (draft: PracticeDraft) => string | null;
  insightsLabel: string;
  busyLabel: string;
  Fields: ComponentType<PracticeFields>;
}

/** What every generation's form has: the draft, the insights, what is said of it, and the button (spec §4). */
export function PracticeForm({ defaults, fitted, refusalOf, Fields, ...labels }: PracticeFormProps) {
  const dispatch = useDispatch();
  const { status, error, day, ...kept } = useSelector(selectPractice);
  const form = useLeadToPrefill();
  const found = kept.draft ?? defaults;
  const today = localToday(new Date());
  const isOfToday = (found.practice_date ?? today) === today;
  const minutesLeft = isOfToday ? minutesLeftToday(day, today) : LIMITS.minutesPerDay;
  const draft = fitted?.(found, minutesLeft) ?? found;
  const refusal = refusalOf(draft);
  const missing = error === refusal ? refusal : null;
  const foot = useKeptInSight(status === 'succeeded' || (error !== null && missing === null));
  const dayLeft = sayLeft(minutesLeft, draft.duration_minutes);
  const change = (part: Partial<PracticeDraft>) => dispatch(practiceActions.changed({ ...draft, ...part }));
  useEffect(() => void dispatch(practiceActions.opened()), [dispatch]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // The second click of two: the practice is logged, and nothing was typed since.
    if (status === 'succeeded' && !kept.draft) return;
    if (refusal) {
      dispatch(practiceActions.refused(refusal));
      form.current?.querySelector<HTMLElement>('[required]')?.focus();
      return;
    }
    // A practice without a name is called by its type (spec §5).
    const practice_name = draft.practice_name?.trim() || draft.practice_type;
    dispatch(practiceActions.submitted({ ...draft, practice_name }));
  }

  return (
    <form
      className="practice card"
      aria-label="Log Practice"
      noValidate
      onSubmit={submit}
      ref={form}
      tabIndex={-1}
    >
      <Fields {...{ draft, change, missing, minutesLeft, dayLeft }} />
      <TextField
        label="Date"
        type="date"
        min={earliestPracticeDay(today)}
        max={today}
        value={draft.practice_date ?? today}
        onChange={(event) => change({ practice_date: event.target.value || undefined })}
      />
      <TextAreaField
        label={labels.insightsLabel}
        rows={4}
        maxLength={LIMITS.insightsMax}
        value={draft.insights_gained}
        onChange={(event) => change({ insights_gained: event.target.value })}
      />
      <div className="practice__submit" ref={foot}>
        <PracticeOutcome withError={!missing} />
        <Button
          kind="primary"
          type="submit"
          wide
          disabled={status === 'submitting' || draft.practice_type === ''}
        >
          {status === 'submitting' ? labels.busyLabel : 'Log Practice'}
        </Button>
      </div>
    </form>
  );
}

/** What is said of a practice pushes the button down: both come into sight where the screen is too low for both. */
function useKeptInSight(isSomethingSaid: boolean) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSomethingSaid) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [isSomethingSaid]);
  return foot;
}

/** What a conversation filled in is above 'Use This', and on a phone out of sight: the member is led to it, once. */
function useLeadToPrefill() {
  const dispatch = useDispatch();
  const { isPrefilled } = useSelector(selectPractice);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isPrefilled) return;
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
    dispatch(practiceActions.prefillShown());
  }, [dispatch, isPrefilled]);
  return form;
}
