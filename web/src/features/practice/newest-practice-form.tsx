import { Minus, Plus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { MINDSTREAMS, type MindStreamType } from '@emit/contract/mindstreams';
import { Button, IconButton } from '../../shared/ui/button';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { practiceSubmitted, selectPractice, type PracticeDraft } from './practice.slice';
import { StreamChoice } from './stream-choice';
import './practice.css';

const DEFAULTS: PracticeDraft = {
  mindstream_type: 'power',
  practice_type: MINDSTREAMS.power.simplePracticeTypes[0],
  practice_name: '',
  duration_minutes: 30,
  quality_rating: 8,
  insights_gained: '',
};

/** The newest app's form (spec §5); it begins anew after each practice. */
export function NewestPracticeForm() {
  const { formNumber, prefill } = useSelector(selectPractice);
  return <Form key={formNumber} first={{ ...DEFAULTS, ...prefill }} />;
}

function Form({ first }: { first: PracticeDraft }) {
  const dispatch = useDispatch();
  const { status, error } = useSelector(selectPractice);
  const [draft, setDraft] = useState(first);
  const [refusal, setRefusal] = useState<string | null>(null);
  const shown = refusal ?? error;
  const types = typesFor(draft);

  function change(part: Partial<PracticeDraft>) {
    setRefusal(null);
    setDraft({ ...draft, ...part });
  }
  function chooseStream(stream: MindStreamType) {
    change({ mindstream_type: stream, practice_type: MINDSTREAMS[stream].simplePracticeTypes[0] });
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const practice_name = draft.practice_name?.trim() ?? '';
    if (practice_name === '') setRefusal(MESSAGES.practiceNameRequired);
    else dispatch(practiceSubmitted({ ...draft, practice_name }));
  }

  return (
    <form className="practice card" noValidate onSubmit={submit}>
      <StreamChoice chosen={draft.mindstream_type} onChoose={chooseStream} />
      <fieldset className="choices">
        <legend className="field__label">Practice type</legend>
        {types.map((type) => (
          <label key={type} className="choice">
            <input
              type="radio"
              name="practice_type"
              checked={draft.practice_type === type}
              onChange={() => change({ practice_type: type })}
            />
            {type}
          </label>
        ))}
      </fieldset>
      <TextField
        label="Practice name"
        placeholder="Morning psalm"
        maxLength={LIMITS.practiceNameMax}
        required
        value={draft.practice_name}
        onChange={(event) => change({ practice_name: event.target.value })}
      />
      <div className="practice__steps">
        <Stepper
          label="Duration in minutes"
          value={draft.duration_minutes}
          min={LIMITS.durationMin}
          max={LIMITS.durationMax}
          step={LIMITS.durationSliderStep}
          onChange={(duration_minutes) => change({ duration_minutes })}
        />
        <Stepper
          label="Quality out of 10"
          value={draft.quality_rating}
          min={LIMITS.qualityMin}
          max={LIMITS.qualityMax}
          step={1}
          onChange={(quality_rating) => change({ quality_rating })}
        />
      </div>
      <TextAreaField
        label="Insights (optional)"
        rows={4}
        maxLength={LIMITS.insightsMax}
        value={draft.insights_gained}
        onChange={(event) => change({ insights_gained: event.target.value })}
      />
      {shown && <Notice kind="error">{shown}</Notice>}
      {status === 'succeeded' && <Notice kind="success">{MESSAGES.practiceLogged}</Notice>}
      <Button kind="primary" type="submit" wide disabled={status === 'submitting'}>
        {status === 'submitting' ? 'Logging...' : 'Log Practice'}
      </Button>
    </form>
  );
}

/** The newest app's two choices, and beside them what a conversation prefilled. */
function typesFor({ mindstream_type, practice_type }: PracticeDraft): string[] {
  return [...new Set<string>([...MINDSTREAMS[mindstream_type].simplePracticeTypes, practice_type])];
}

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** Minus, the number itself, plus; never outside its bounds (spec §5). */
function Stepper({ label, value, min, max, step, onChange }: StepperProps) {
  const clamp = (next: number) => Math.min(max, Math.max(min, Math.trunc(next)));
  return (
    <div className="stepper" role="group" aria-label={label}>
      <span className="field__label" aria-hidden>
        {label}
      </span>
      <div className="stepper__row">
        <IconButton
          label={`Less: ${label}`}
          disabled={value <= min}
          onClick={() => onChange(clamp(value - step))}
        >
          <Minus size={18} aria-hidden />
        </IconButton>
        <input
          className="stepper__value numbers"
          type="number"
          inputMode="numeric"
          aria-label={label}
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(clamp(event.target.valueAsNumber || min))}
        />
        <IconButton
          label={`More: ${label}`}
          disabled={value >= max}
          onClick={() => onChange(clamp(value + step))}
        >
          <Plus size={18} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
