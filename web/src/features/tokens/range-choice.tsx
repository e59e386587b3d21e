import { RANGES, type RangeId } from './token-ranges';

interface RangeChoiceProps {
  chosen: RangeId;
  onChoose: (range: RangeId) => void;
}

export function RangeChoice({ chosen, onChoose }: RangeChoiceProps) {
  return (
    <fieldset className="ranges">
      <legend className="visually-hidden">Days shown</legend>
      {RANGES.map(({ id, label }) => (
        <label key={id} className="ranges__one">
          <input
            type="radio"
            name="range"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="visually-hidden"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
