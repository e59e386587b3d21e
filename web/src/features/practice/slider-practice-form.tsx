import { useId } from 'react';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { MINDSTREAMS } from '@emit/contract/mindstreams';
import { counted } from '@emit/contract/english';
import { Field, TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { PRACTICE_NAMES } from './again';
import { PracticeForm, type PracticeFields } from './practice-form';
import type { PracticeDraft } from './practice.slice';
import { StreamChoice } from './stream-choice';

/** The older screen begins with 15 minutes and 7, the newer one with 30 and 8 (spec §5). */
type SliderVariant = 'older' | 'newer';

const DEFAULTS: Record<SliderVariant, PracticeDraft> = {
  older: draftOf(15, 7),
  newer: draftOf(30, 8),
};

function draftOf(duration_minutes: number, quality_rating: number): PracticeDraft {
  return {
    mindstream_type: 'power',
    practice_type: '',
    practice_name: '',
    duration_minutes,
    quality_rating,
    insights_gained: '',
  };
}

/** A slider cannot show, and so does not send, more or less than it holds. */
function onSlider(draft: PracticeDraft, minutesLeft: number): PracticeDraft {
  const least = leastOnSlider(minutesLeft);
  const { durationSliderMax: most } = LIMITS;
  return { ...draft, duration_minutes: Math.min(most, Math.max(least, draft.duration_minutes)) };
}

/** The last minutes of a day can be logged, though they are fewer than the slider has otherwise. */
function leastOnSlider(minutesLeft: number): number {
  return Math.min(LIMITS.durationSliderMin, Math.max(LIMITS.durationMin, minutesLeft));
}

/** The older and newer dashboards' form, with sliders. */
export function SliderPracticeForm({ variant }: { variant: SliderVariant }) {
  return (
    <PracticeForm
      defaults={DEFAULTS[variant]}
      fitted={onSlider}
      refusalOf={({ practice_type }) => (practice_type === '' ? MESSAGES.practiceTypeRequired : null)}
      insightsLabel="Insights gained (optional)"
      busyLabel="Logging Practice..."
      Fields={Fields}
    />
  );
}

function Fields({ draft, change, missing, minutesLeft, dayLeft }: PracticeFields) {
  const { mindstream_type, practice_type, duration_minutes, quality_rating } = draft;
  const least = leastOnSlider(minutesLeft);
  const { durationSliderMin, durationSliderStep } = LIMITS;
  const isOnSteps = least === durationSliderMin && duration_minutes % durationSliderStep === 0;
  return (
    <>
      <StreamChoice
        chosen={mindstream_type}
        // Spec §4: changing the MindStream clears the chosen practice type.
        onChoose={(stream) => change({ mindstream_type: stream, practice_type: '' })}
      />
      <div className="practice__field">
        <TypeSelect draft={draft} onChoose={(type) => change({ practice_type: type })} />
        {missing && <Notice kind="error">{missing}</Notice>}
      </div>
      <TextField
        label="Practice name (optional)"
        list={PRACTICE_NAMES}
        maxLength={LIMITS.practiceNameMax}
        placeholder={practice_type}
        value={draft.practice_name}
        onChange={(event) => change({ practice_name: event.target.value })}
      />
      <Slider
        label="Duration"
        said={counted(duration_minutes, 'minute')}
        min={least}
        max={LIMITS.durationSliderMax}
        // A conversation may have filled in a duration between two steps.
        step={isOnSteps ? durationSliderStep : 1}
        value={duration_minutes}
        onChange={(minutes) => change({ duration_minutes: minutes })}
      />
      {dayLeft && <p className="fine-print">{dayLeft}</p>}
      <Slider
        label="Quality rating"
        said={`${quality_rating} out of ${LIMITS.qualityMax}`}
        min={LIMITS.qualityMin}
        max={LIMITS.qualityMax}
        step={1}
        value={quality_rating}
        onChange={(quality) => change({ quality_rating: quality })}
      />
    </>
  );
}

/** The stream's types, and beside them what was chosen on another generation's screen. */
function TypeSelect({ draft, onChoose }: { draft: PracticeDraft; onChoose: (type: string) => void }) {
  const { mindstream_type, practice_type } = draft;
  const types = new Set<string>(['', ...MINDSTREAMS[mindstream_type].practiceTypes, practice_type]);
  return (
    <Field label="Practice type">
      {({ id }) => (
        <select
          id={id}
          className="input"
          required
          value={practice_type}
          onChange={(event) => onChoose(event.target.value)}
        >
          {[...types].map((type) => (
            <option key={type} value={type}>
              {type || 'Select a practice type'}
            </option>
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
