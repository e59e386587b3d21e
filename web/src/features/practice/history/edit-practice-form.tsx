import type { SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LIMITS } from '@emit/contract/limits';
import { MINDSTREAMS, practiceTypesOf } from '@emit/contract/mindstreams';
import { earliestPracticeDay, isWithinReach } from '@emit/contract/practice-day';
import { localToday, longDay } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { Field, TextAreaField, TextField } from '../../../shared/ui/field';
import { Notice } from '../../../shared/ui/notice';
import { PRACTICE_NAMES } from '../again';
import { StreamChoice } from '../stream-choice';
import '../practice.css';
import { historyActions, selectHistory, type EditedPractice } from './history.slice';

/** The fields of a practice that is corrected, or logged for a day. */
export function EditPracticeForm({ practice }: { practice: EditedPractice }) {
  const dispatch = useDispatch();
  const { isSaving, error } = useSelector(selectHistory);
  const change = (part: Partial<EditedPractice>) => dispatch(historyActions.changed(part));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dispatch(historyActions.submitted());
  }

  return (
    <form className="edit-practice" onSubmit={submit}>
      <StreamChoice
        chosen={practice.mindstream_type}
        onChoose={(stream) =>
          change({ mindstream_type: stream, practice_type: MINDSTREAMS[stream].practiceTypes[0] })
        }
      />
      <TypeField practice={practice} change={change} />
      <TextField
        label="Practice name"
        list={PRACTICE_NAMES}
        maxLength={LIMITS.practiceNameMax}
        value={practice.practice_name}
        onChange={(event) => change({ practice_name: event.target.value })}
      />
      <div className="practice__steps">
        <DateField practice={practice} change={change} />
        <NumberField
          label="Minutes"
          max={LIMITS.durationMax}
          value={practice.duration_minutes}
          onChange={(duration_minutes) => change({ duration_minutes })}
        />
        <NumberField
          label="Quality out of 10"
          max={LIMITS.qualityMax}
          value={practice.quality_rating}
          onChange={(quality_rating) => change({ quality_rating })}
        />
      </div>
      <TextAreaField
        label="Insights (optional)"
        rows={3}
        maxLength={LIMITS.insightsMax}
        value={practice.insights_gained}
        onChange={(event) => change({ insights_gained: event.target.value })}
      />
      {error && <Notice kind="error">{error}</Notice>}
      <Button kind="primary" type="submit" wide disabled={isSaving}>
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}

interface PartProps {
  practice: EditedPractice;
  change: (part: Partial<EditedPractice>) => void;
}

function TypeField({ practice, change }: PartProps) {
  return (
    <Field label="Practice type">
      {({ id }) => (
        <select
          id={id}
          className="input"
          value={practice.practice_type}
          onChange={(event) => change({ practice_type: event.target.value })}
        >
          {practiceTypesOf(practice.mindstream_type).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A practice of long ago stays on its day: it cannot come back once it is moved. */
function DateField({ practice, change }: PartProps) {
  const today = localToday(new Date());
  const { practice_date: day, practice_id: id } = practice;
  if (id !== null && !isWithinReach(day, today)) {
    return (
      <div className="field">
        <span className="field__label">Date</span>
        <p>{longDay(day)}</p>
      </div>
    );
  }
  return (
    <TextField
      label="Date"
      type="date"
      required
      min={earliestPracticeDay(today)}
      max={today}
      value={day}
      onChange={(event) => change({ practice_date: event.target.value })}
    />
  );
}

interface NumberFieldProps {
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function NumberField({ label, max, value, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      required
      min={1}
      max={max}
      value={Number.isNaN(value) ? '' : value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
