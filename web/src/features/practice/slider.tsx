import { useId } from 'react';

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

export function Slider({ label, said, onChange, ...range }: SliderProps) {
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
