import { RotateCcw } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { grouped } from '@emit/contract/english';
import { ignoreFollowUps } from '../../shared/lib/follow-up-clicks';
import { StreamIcon } from '../../shared/ui/stream-icon';
import { practiceActions, selectPractice, type PracticeDraft } from './practice.slice';

/** The id of the names that the forms suggest. */
export const PRACTICE_NAMES = 'practice-names';
const SHOWN = 3;

/** The practices of late, each to be logged once more with one tap; and their names, which the form suggests. */
export function LogAgain({ practices }: { practices: readonly PracticeDraft[] }) {
  const dispatch = useDispatch();
  const { status } = useSelector(selectPractice);
  const distinct = [...new Map(practices.map((one) => [keyOf(one), one])).values()];
  if (distinct.length === 0) return null;
  function again(event: MouseEvent, practice: PracticeDraft) {
    ignoreFollowUps(event);
    dispatch(practiceActions.repeated(practice));
  }
  return (
    <section className="again" aria-label="Log again">
      <p className="field__label" aria-hidden>
        Log again
      </p>
      <ul>
        {distinct.slice(0, SHOWN).map((practice) => (
          <li key={keyOf(practice)}>
            <button
              type="button"
              className="again__chip"
              disabled={status === 'submitting'}
              onClick={(event) => again(event, practice)}
            >
              <StreamIcon stream={practice.mindstream_type} size="1rem" />
              <span className="visually-hidden">Log </span>
              <span className="again__name" dir="auto">
                {practice.practice_name}
              </span>
              <span className="numbers">{grouped(practice.duration_minutes)} min</span>
              <span className="visually-hidden"> again</span>
              <RotateCcw size="1rem" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <datalist id={PRACTICE_NAMES}>
        {[...new Set(practices.map(({ practice_name }) => practice_name))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </section>
  );
}

function keyOf({ mindstream_type, practice_type, practice_name, duration_minutes }: PracticeDraft): string {
  return [mindstream_type, practice_type, practice_name, duration_minutes].join('/');
}
