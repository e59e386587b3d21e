import { useDispatch, useSelector } from 'react-redux';
import { grouped } from '@emit/contract/english';
import { Bar } from '../../../shared/ui/bar';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry';
import { Notice } from '../../../shared/ui/notice';
import { importActions, selectImport } from './import.slice';
import { Step } from './import-step';
import './import.css';

const MapFile = lazyWithRetry(() => import('./map-file').then((it) => it.MapFile));
const ImportPreview = lazyWithRetry(() => import('./import-preview').then((it) => it.ImportPreview));

/** Three steps: choose a file, say what is in it, look at what becomes of it. */
export function ImportPage() {
  const { step, error, progress } = useSelector(selectImport);
  return (
    <div className="stack">
      {step === 'choose' && <ChooseFile />}
      {step === 'map' && <MapFile />}
      {step === 'preview' && <ImportPreview />}
      {step === 'done' && <Done />}
      {progress !== null && step !== 'choose' && (
        <Bar value={progress * 100} label="Progress of the import" />
      )}
      {error && <Notice kind="error">{error}</Notice>}
    </div>
  );
}

function ChooseFile() {
  const dispatch = useDispatch();
  const { progress } = useSelector(selectImport);
  return (
    <Step number={1} title="Choose a file">
      <p>It is read in this browser. Only the practices that you choose are sent.</p>
      <label className="field">
        <span className="field__label">File with practices</span>
        <input
          type="file"
          className="input"
          accept=".csv,.tsv,.txt,.zip"
          disabled={progress !== null}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) dispatch(importActions.fileChosen(file));
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <dl className="import-sources">
        <dt>Loop Habit Tracker</dt>
        <dd>In Loop: Settings, Export as CSV. Choose the ZIP that it makes.</dd>
        <dt>Any other app or table</dt>
        <dd>A CSV file with a date in each row. Other columns, their order and their names are up to you.</dd>
        <dt>Emit</dt>
        <dd>The ZIP with your own data, from this account or another.</dd>
      </dl>
    </Step>
  );
}

function Done() {
  const dispatch = useDispatch();
  const { added } = useSelector(selectImport);
  const what = added === 1 ? 'practice is' : 'practices are';
  return (
    <Step title="Done">
      <p role="status">
        {grouped(added)} {what} imported. Your points, level and streaks count them now.
      </p>
      <div className="import-actions">
        <ButtonLink kind="primary" to="/practices" onClick={() => dispatch(importActions.begunAnew())}>
          See your practices
        </ButtonLink>
        <Button onClick={() => dispatch(importActions.begunAnew())}>Import another file</Button>
      </div>
    </Step>
  );
}
