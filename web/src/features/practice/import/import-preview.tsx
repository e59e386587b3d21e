import { useDispatch, useSelector } from 'react-redux';
import { grouped } from '@emit/contract/english';
import { IMPORT_REASONS } from '@emit/contract/practice-import';
import { longDay } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { Facts } from '../../../shared/ui/facts';
import { Step } from './import-step';
import { importActions, selectImport, type Judged } from './import.slice';
import { LEFT_OUT } from './make-rows';

/** More are counted, not listed. */
const LISTED = 200;

export function ImportPreview() {
  const dispatch = useDispatch();
  const { judged, progress } = useSelector(selectImport);
  const added = judged.filter(({ result }) => result === 'added');
  const known = judged.filter(({ result }) => result === 'known').length;
  const leftOut = judged.filter(({ result, candidate }) => result === null && candidate.problem === LEFT_OUT);
  const refused = judged.filter((one) => reasonOf(one) !== null);
  const count = added.length;
  return (
    <Step number={3} title="Check before you import">
      <p role="status">
        <strong>
          {grouped(count)} new, {grouped(known)} already there
        </strong>
        {refused.length > 0 && `, ${grouped(refused.length)} cannot be imported`}
        {leftOut.length > 0 && `, ${grouped(leftOut.length)} left out by you`}.
      </p>
      {count > 0 && <Facts className="import-facts" of={factsOf(added)} />}
      <Refused of={refused} />
      <p className="quiet">
        Imported practices count like any other, each on its own date: their minutes, points and level, and
        the streaks of that time. A date holds 24 hours of practice, and none lies in the future. You can
        correct or remove each of them later. The same file again adds nothing.
      </p>
      <div className="import-actions">
        <Button
          kind="primary"
          disabled={count === 0 || progress !== null}
          onClick={() => dispatch(importActions.importAsked())}
        >
          {progress === null
            ? `Import ${grouped(count)} ${count === 1 ? 'practice' : 'practices'}`
            : 'Importing...'}
        </Button>
        <Button disabled={progress !== null} onClick={() => dispatch(importActions.wentBack())}>
          Back
        </Button>
      </div>
    </Step>
  );
}

/** Null for one that is new, known, or left out by the member. */
function reasonOf({ candidate, result }: Judged): string | null {
  if (candidate.problem !== null) return candidate.problem === LEFT_OUT ? null : candidate.problem;
  return result === null || result === 'known' ? null : IMPORT_REASONS[result];
}

function factsOf(added: readonly Judged[]) {
  const rows = added.flatMap(({ candidate }) => candidate.row ?? []);
  const minutes = rows.reduce((sum, { duration_minutes: one }) => sum + one, 0);
  const days = new Set(rows.map(({ practice_date: day }) => day));
  return [
    ['From', longDay(rows[0]?.practice_date ?? '')],
    ['To', longDay(rows.at(-1)?.practice_date ?? '')],
    ['Days', grouped(days.size)],
    ['Minutes', grouped(minutes)],
  ] as const;
}

function Refused({ of }: { of: readonly Judged[] }) {
  if (of.length === 0) return null;
  return (
    <details className="import-refused">
      <summary>What cannot be imported, and why</summary>
      <ul className="lined">
        {of.slice(0, LISTED).map((one) => (
          <li key={`${one.candidate.place} ${one.candidate.says}`}>
            <span className="caption">{one.candidate.place}</span>
            <span dir="auto">{one.candidate.says}</span>
            <span>{reasonOf(one)}</span>
          </li>
        ))}
      </ul>
      {of.length > LISTED && <p className="quiet">And {grouped(of.length - LISTED)} more.</p>}
    </details>
  );
}
