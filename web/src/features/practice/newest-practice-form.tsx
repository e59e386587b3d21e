import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { MINDSTREAMS, type MindStreamType } from '@emit/contract/mindstreams';
import { IconButton } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { PRACTICE_NAMES } from './again';
import { PracticeForm, type PracticeFields } from './practice-form';
import type { PracticeDraft } from './practice.slice';
import { StreamChoice } from './stream-choice';
import { useTimedMinutes } from './timer/use-timed-minutes';

const DEFAULTS: PracticeDraft = {
  mindstream_type: 'power',
  practice_type: MINDSTREAMS.power.simplePracticeTypes[0],
  practice_name: '',
  duration_minutes: 30,
  quality_rating: 8,
  insights_gained: '',
};

/** The newest app's form (spec §5). */
export function NewestPracticeForm() {
  return (
    <PracticeForm
      defaults={DEFAULTS}
      refusalOf={({ practice_name = '' }) =>
        practice_name.trim() === '' ? MESSAGES.practiceNameRequired : null
      }
      insightsLabel="Insights (optional)"
      busyLabel="Logging..."
      Fields={Fields}
    />
  );
}

function Fields({ draft, change, missing, dayLeft }: PracticeFields) {
  useTimedMinutes((duration_minutes) => change({ duration_minutes }));
  function chooseStream(stream: MindStreamType) {
    change({ mindstream_type: stream, practice_type: MINDSTREAMS[stream].simplePracticeTypes[0] });
  }
  return (
    <>
      <StreamChoice chosen={draft.mindstream_type} onChoose={chooseStream} />
      <TypeChoice draft={draft} onChoose={(practice_type) => change({ practice_type })} />
      <div className="practice__field">
        <TextField
          label="Practice name"
          list={PRACTICE_NAMES}
          placeholder="Morning psalm"
          maxLength={LIMITS.practiceNameMax}
          required
          aria-invalid={missing !== null}
          value={draft.practice_name}
          onChange={(event) => change({ practice_name: event.target.value })}
        />
        {missing && <Notice kind="error">{missing}</Notice>}
      </div>
      <div className="practice__steps">
        <div className="field">
          <Stepper
            label="Duration in minutes"
            value={draft.duration_minutes}
            min={LIMITS.durationMin}
            max={LIMITS.durationMax}
            step={LIMITS.durationSliderStep}
            onChange={(duration_minutes) => change({ duration_minutes })}
          />
          {dayLeft && <p className="fine-print">{dayLeft}</p>}
        </div>
        <Stepper
          label="Quality out of 10"
          value={draft.quality_rating}
          min={LIMITS.qualityMin}
          max={LIMITS.qualityMax}
          step={1}
          onChange={(quality_rating) => change({ quality_rating })}
        />
      </div>
    </>
  );
}

/** The newest app's two choices, and beside them what a conversation prefilled. */
function TypeChoice({ draft, onChoose }: { draft: PracticeDraft; onChoose: (type: string) => void }) {
  const { mindstream_type, practice_type } = draft;
  const types = new Set<string>([...MINDSTREAMS[mindstream_type].simplePracticeTypes, practice_type]);
  return (
    <fieldset className="choices">
      <legend className="field__label">Practice type</legend>
      {[...types].map((type) => (
        <label key={type} className="choice">
          <input
            type="radio"
            name="practice_type"
            checked={practice_type === type}
            onChange={() => onChoose(type)}
          />
          {type}
        </label>
      ))}
    </fieldset>
  );
}

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** Minus, the number itself, plus; from one multiple of the step to the next, never outside the bounds (spec §5). */
function Stepper({ label, value, min, max, step, onChange }: StepperProps) {
  // A number is replaced by way of none: that is the least, and shown as such when the box is left.
  const [isEmpty, setEmpty] = useState(false);
  const change = (next: number) => onChange(Math.min(max, Math.max(min, Math.trunc(next))));

  function type(next: number) {
    setEmpty(Number.isNaN(next));
    change(next || min);
  }

  return (
    <div className="field" role="group" aria-label={label}>
      <span className="field__label" aria-hidden>
        {label}
      </span>
      <div className="stepper__row">
        <IconButton
          label={`Less: ${label}`}
          disabled={value <= min}
          onClick={() => change((Math.ceil(value / step) - 1) * step)}
        >
          <Minus size="1.125rem" aria-hidden />
        </IconButton>
        <input
          className="stepper__value numbers"
          type="number"
          inputMode="numeric"
          aria-label={label}
          min={min}
          max={max}
          value={isEmpty ? '' : value}
          onChange={(event) => type(event.target.valueAsNumber)}
          onBlur={() => setEmpty(false)}
        />
        <IconButton
          label={`More: ${label}`}
          disabled={value >= max}
          onClick={() => change((Math.floor(value / step) + 1) * step)}
        >
          <Plus size="1.125rem" aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
