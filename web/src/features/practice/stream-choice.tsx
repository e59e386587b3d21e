import { MINDSTREAM_TYPES, MINDSTREAMS, type MindStreamType } from '@emit/contract/mindstreams';
import { StreamIcon } from '../../shared/ui/stream-icon';

interface StreamChoiceProps {
  chosen: MindStreamType;
  onChoose: (stream: MindStreamType) => void;
}

export function StreamChoice({ chosen, onChoose }: StreamChoiceProps) {
  return (
    <fieldset className="streams">
      <legend className="field__label">MindStream</legend>
      {MINDSTREAM_TYPES.map((type) => (
        <label key={type} className="stream" data-stream={type}>
          <input
            type="radio"
            name="mindstream_type"
            checked={chosen === type}
            onChange={() => onChoose(type)}
          />
          <StreamIcon stream={type} />
          <span>
            <strong>{MINDSTREAMS[type].name}</strong>
            <small>{MINDSTREAMS[type].description}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
