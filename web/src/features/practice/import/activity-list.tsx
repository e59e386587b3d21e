import { LIMITS } from '@emit/contract/limits';
import { MINDSTREAM_TYPES, MINDSTREAMS, practiceTypesOf } from '@emit/contract/mindstreams';
import type { ImportFile, Kind, Mapping } from './import-file';

interface ActivityListProps {
  file: ImportFile;
  mapping: Mapping;
  change: (part: Partial<Mapping>) => void;
}

const USUAL_MINUTES = 15;
const LEAVE_OUT = '';

/** What each activity of the file is in Emit, and how long it was where the file does not say. */
export function ActivityList({ file, mapping, change }: ActivityListProps) {
  const { kinds, columns } = mapping;
  const { activity: column, minutes } = columns;
  const lacksMinutes = (activity: string) =>
    minutes === null ||
    file.records.some(
      ({ cells }) =>
        (column === null || (cells[column] ?? '').trim() === activity) &&
        (cells[minutes] ?? '').trim() === '',
    );
  const set = (activity: string, kind: Kind | null) => change({ kinds: { ...kinds, [activity]: kind } });
  return (
    <fieldset className="import-kinds">
      <legend className="field__label">What it is in Emit</legend>
      <ul className="lined">
        {Object.entries(kinds).map(([activity, kind]) => (
          <li key={activity} className="import-kind">
            <span dir="auto">{activity || 'All entries'}</span>
            <KindChoice activity={activity} kind={kind} onChoose={(chosen) => set(activity, chosen)} />
            {kind && lacksMinutes(activity) && (
              <label className="import-kind__minutes">
                <input
                  type="number"
                  inputMode="numeric"
                  className="input"
                  aria-label={`Minutes of ${activity || 'each entry'}`}
                  min={LIMITS.durationMin}
                  max={LIMITS.durationMax}
                  defaultValue={kind.minutes}
                  onChange={({ target: { valueAsNumber: value } }) => {
                    if (value >= LIMITS.durationMin && value <= LIMITS.durationMax)
                      set(activity, { ...kind, minutes: Math.round(value) });
                  }}
                />{' '}
                min
              </label>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface KindChoiceProps {
  activity: string;
  kind: Kind | null;
  onChoose: (kind: Kind | null) => void;
}

function KindChoice({ activity, kind, onChoose }: KindChoiceProps) {
  return (
    <select
      className="input"
      aria-label={`Practice type of ${activity || 'all entries'}`}
      value={kind ? `${kind.stream} · ${kind.type}` : LEAVE_OUT}
      onChange={({ target: { value } }) => {
        const [stream, type] = value.split(' · ');
        const found = MINDSTREAM_TYPES.find((one) => one === stream);
        onChoose(found && type ? { stream: found, type, minutes: kind?.minutes ?? USUAL_MINUTES } : null);
      }}
    >
      <option value={LEAVE_OUT}>Leave out</option>
      {MINDSTREAM_TYPES.map((stream) => (
        <optgroup key={stream} label={MINDSTREAMS[stream].name}>
          {practiceTypesOf(stream).map((type) => (
            <option key={type} value={`${stream} · ${type}`}>
              {type}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
