import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../shared/ui/button';

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** Minus, the number itself, plus; from one multiple of the step to the next, never outside the bounds (spec §5). */
export function Stepper({ label, value, min, max, step, onChange }: StepperProps) {
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
