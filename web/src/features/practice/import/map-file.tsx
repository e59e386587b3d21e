import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { grouped } from '@emit/contract/english';
import { LIMITS } from '@emit/contract/limits';
import { Button } from '../../../shared/ui/button';
import { Field, TextField } from '../../../shared/ui/field';
import { ActivityList } from './activity-list';
import { FIELDS, type Columns, type Field as FieldName, type ImportFile, type Mapping } from './import-file';
import { Step } from './import-step';
import { importActions, selectImport } from './import.slice';
import { hasTwoOrders, type DateOrder } from './read-dates';
import { MINUTES_UNITS, type MinutesUnit } from './read-minutes';

const FIELD_NAMES: Readonly<Record<FieldName, string>> = {
  date: 'Date',
  activity: 'What was done',
  name: 'Name',
  minutes: 'How long',
  quality: 'Rating from 1 to 10',
  insights: 'Insights or notes',
};
const SHOWN_ROWS = 3;

export function MapFile() {
  const dispatch = useDispatch();
  const { file, mapping, progress } = useSelector(selectImport);
  if (!file || !mapping) return null;
  const change = (part: Partial<Mapping>) => dispatch(importActions.mapped({ ...mapping, ...part }));
  const isReady = mapping.columns.date !== null && Object.values(mapping.kinds).some((kind) => kind !== null);
  return (
    <Step number={2} title="Tell Emit what is in it">
      <p>
        <strong dir="auto">{file.name}</strong>: {grouped(file.records.length)}{' '}
        {file.records.length === 1 ? 'entry' : 'entries'}
        {file.notDone > 0 && `; days without the habit, left out: ${grouped(file.notDone)}`}.
      </p>
      {file.columns === null && <ColumnChoices file={file} mapping={mapping} />}
      <Details file={file} mapping={mapping} change={change} />
      <ActivityList file={file} mapping={mapping} change={change} />
      {!isReady && (
        <p className="quiet" role="status">
          {mapping.columns.date === null
            ? 'Please choose the column with the date.'
            : 'Please choose a practice type for at least one activity.'}
        </p>
      )}
      <div className="import-actions">
        <Button
          kind="primary"
          disabled={!isReady || progress !== null}
          onClick={() => dispatch(importActions.previewAsked())}
        >
          {progress === null ? 'Preview' : 'Looking...'}
        </Button>
        <Button disabled={progress !== null} onClick={() => dispatch(importActions.wentBack())}>
          Choose another file
        </Button>
      </div>
    </Step>
  );
}

function ColumnChoices({ file, mapping }: { file: ImportFile; mapping: Mapping }) {
  const dispatch = useDispatch();
  const choose = (columns: Columns) => dispatch(importActions.columnsChosen({ ...mapping, columns }));
  return (
    <>
      <div className="import-columns">
        {FIELDS.map((field) => (
          <Field key={field} label={FIELD_NAMES[field]}>
            {({ id }) => (
              <select
                id={id}
                className="input"
                value={mapping.columns[field] ?? ''}
                onChange={({ target: { value } }) =>
                  choose({ ...mapping.columns, [field]: value === '' ? null : Number(value) })
                }
              >
                <option value="">None</option>
                {file.header.map((title, index) => (
                  <option key={index} value={index}>
                    {title || `Column ${index + 1}`}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <Sample file={file} />
    </>
  );
}

function Sample({ file }: { file: ImportFile }) {
  const caption = useId();
  return (
    <div className="import-sample" role="region" aria-labelledby={caption} tabIndex={0}>
      <table>
        <caption id={caption}>The first rows of the file</caption>
        <thead>
          <tr>
            {file.header.map((title, index) => (
              <th key={index} scope="col" dir="auto">
                {title || `Column ${index + 1}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.records.slice(0, SHOWN_ROWS).map(({ key, cells }) => (
            <tr key={key}>
              {file.header.map((_, index) => (
                <td key={index} dir="auto">
                  {(cells[index] ?? '').slice(0, 60)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DetailsProps {
  file: ImportFile;
  mapping: Mapping;
  change: (part: Partial<Mapping>) => void;
}

/** What nothing in the file tells for sure. */
function Details({ file, mapping, change }: DetailsProps) {
  const { date, minutes, quality } = mapping.columns;
  const dates = date === null ? [] : file.records.map(({ cells }) => cells[date] ?? '');
  return (
    <div className="import-columns">
      {hasTwoOrders(dates) && (
        <Choice<DateOrder>
          label={`How dates are written, such as ${dates[0] ?? ''}`}
          value={mapping.order}
          choices={{ day: 'Day, month, year', month: 'Month, day, year' }}
          onChoose={(order) => change({ order })}
        />
      )}
      {minutes !== null && file.columns === null && (
        <Choice<MinutesUnit>
          label="Plain numbers are"
          value={mapping.unit}
          choices={
            Object.fromEntries(MINUTES_UNITS.map((unit) => [unit, unit])) as Record<MinutesUnit, string>
          }
          onChoose={(unit) => change({ unit })}
        />
      )}
      {file.source !== 'emit' && (
        <TextField
          label={
            quality === null ? 'Quality out of 10, for all' : 'Quality out of 10, where there is no rating'
          }
          type="number"
          inputMode="numeric"
          min={LIMITS.qualityMin}
          max={LIMITS.qualityMax}
          value={mapping.quality}
          onChange={({ target }) => {
            const value = target.valueAsNumber;
            if (value >= LIMITS.qualityMin && value <= LIMITS.qualityMax)
              change({ quality: Math.round(value) });
          }}
        />
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {({ id }) => (
        <select
          id={id}
          className="input"
          value={value}
          onChange={(event) => onChoose(event.target.value as Value)}
        >
          {Object.entries<string>(choices).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
