import { useId, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { MINDSTREAMS, type MindStreamType } from '@emit/contract/mindstreams';
import { Button } from '../../shared/ui/button';
import { Field, TextAreaField, TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { practiceSubmitted, selectPractice, type PracticeDraft } from './practice.slice';
import { StreamChoice } from './stream-choice';
import './practice.css';

/** The older screen begins with 15 minutes and 7, the newer one with 30 and 8 (spec §5). */
export type SliderVariant = 'older' | 'newer';

const DEFAULTS: Record<SliderVariant, PracticeDraft> = {
  older: draft(15, 7),
  newer: draft(30, 8),
};

function draft(duration_minutes: number, quality_rating: number): PracticeDraft {
  const mindstream_type: MindStreamType = 'power';
  return {
    mindstream_type,
    practice_type: '',
    practice_name: '',
    duration_minutes,
    quality_rating,
    insights_gained: '',
  };
}

/** The older and newer dashboards' form, with sliders. */
export function SliderPracticeForm({ variant }: { variant: SliderVariant }) {
  const { formNumber, prefill } = useSelector(selectPractice);
  return <Form key={formNumber} first={{ ...DEFAULTS[variant], ...prefill }} />;
}

function Form({ first }: { first: PracticeDraft }) {
  const dispatch = useDispatch();
  const { status, error } = useSelector(selectPractice);
  const [input, setInput] = useState(first);
  const [refusal, setRefusal] = useState<string | null>(null);
  const shown = refusal ?? error;

  function change(part: Partial<PracticeDraft>) {
    setRefusal(null);
    setInput({ ...input, ...part });
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { practice_type } = input;
    if (practice_type === '') setRefusal(MESSAGES.practiceTypeRequired);
    else
      dispatch(practiceSubmitted({ ...input, practice_name: input.practice_name?.trim() || practice_type }));
  }

  return (
    <form className="practice card" noValidate onSubmit={submit}>
      <StreamChoice
        chosen={input.mindstream_type}
        // Spec §4: changing the MindStream clears the chosen practice type.
        onChoose={(mindstream_type) => change({ mindstream_type, practice_type: '' })}
      />
      <TypeSelect
        stream={input.mindstream_type}
        chosen={input.practice_type}
        onChoose={(practice_type) => change({ practice_type })}
      />
      <TextField
        label="Practice name (optional)"
        maxLength={LIMITS.practiceNameMax}
        placeholder={input.practice_type}
        value={input.practice_name}
        onChange={(event) => change({ practice_name: event.target.value })}
      />
      <Slider
        label="Duration"
        said={`${input.duration_minutes} minutes`}
        min={LIMITS.durationSliderMin}
        max={LIMITS.durationSliderMax}
        // A conversation may have filled in a duration between two steps.
        step={input.duration_minutes % LIMITS.durationSliderStep === 0 ? LIMITS.durationSliderStep : 1}
        value={input.duration_minutes}
        onChange={(duration_minutes) => change({ duration_minutes })}
      />
      <Slider
        label="Quality rating"
        said={`${input.quality_rating} out of ${LIMITS.qualityMax}`}
        min={LIMITS.qualityMin}
        max={LIMITS.qualityMax}
        step={1}
        value={input.quality_rating}
        onChange={(quality_rating) => change({ quality_rating })}
      />
      <TextAreaField
        label="Insights gained (optional)"
        rows={4}
        maxLength={LIMITS.insightsMax}
        value={input.insights_gained}
        onChange={(event) => change({ insights_gained: event.target.value })}
      />
      {shown && <Notice kind="error">{shown}</Notice>}
      {status === 'succeeded' && <Notice kind="success">{MESSAGES.practiceLogged}</Notice>}
      <Button
        kind="primary"
        type="submit"
        wide
        disabled={status === 'submitting' || input.practice_type === ''}
      >
        {status === 'submitting' ? 'Logging Practice...' : 'Log Practice'}
      </Button>
    </form>
  );
}

interface TypeSelectProps {
  stream: MindStreamType;
  chosen: string;
  onChoose: (type: string) => void;
}

function TypeSelect({ stream, chosen, onChoose }: TypeSelectProps) {
  return (
    <Field label="Practice type">
      {({ id }) => (
        <select
          id={id}
          className="input"
          required
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">Select a practice type</option>
          {MINDSTREAMS[stream].practiceTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface SliderProps {
  label: string;
  /** The value in words. */
  said: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, said, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="field">
      <div className="slider__head">
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
        <output className="numbers" htmlFor={id}>
          {said}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="range"
        aria-valuetext={said}
        style={{ '--share': `${((range.value - range.min) * 100) / (range.max - range.min)}%` }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        {...range}
      />
    </div>
  );
}
