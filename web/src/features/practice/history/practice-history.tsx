import { Plus } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { grouped } from '@emit/contract/english';
import { MINDSTREAM_TYPES, MINDSTREAMS, practiceTypesOf } from '@emit/contract/mindstreams';
import { isWithinReach } from '@emit/contract/practice-day';
import type { WirePractice } from '@emit/contract/practices';
import { localToday, longDay } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Field } from '../../../shared/ui/field';
import { StreamIcon } from '../../../shared/ui/stream-icon';
import { historyActions, selectHistory, selectRemovedIds, type PracticeFilter } from './history.slice';
import { PracticeActions } from './practice-actions';
import './history.css';

type ChangeFilter = (part: Partial<PracticeFilter>) => void;

/** By MindStream and type; and the day that was chosen in the calendar. */
export function HistoryFilters({ filter, change }: { filter: PracticeFilter; change: ChangeFilter }) {
  const stream = MINDSTREAM_TYPES.find((type) => type === filter.stream) ?? null;
  const types = stream ? practiceTypesOf(stream) : allTypes();
  return (
    <div className="history__filters">
      <Choice
        label="MindStream"
        value={stream}
        choices={MINDSTREAM_TYPES.map((type) => [type, MINDSTREAMS[type].name])}
        onChoose={(value) =>
          change({ stream: MINDSTREAM_TYPES.find((type) => type === value) ?? null, type: null })
        }
      />
      <Choice
        label="Practice type"
        value={filter.type}
        choices={types.map((type) => [type, type])}
        onChoose={(type) => change({ type })}
      />
    </div>
  );
}

function allTypes(): string[] {
  return [...new Set<string>(MINDSTREAM_TYPES.flatMap((stream) => practiceTypesOf(stream)))];
}

interface ChoiceProps {
  label: string;
  value: string | null;
  choices: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string | null) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <select
          id={id}
          className="input"
          value={value ?? ''}
          onChange={(event) => onChoose(event.target.value || null)}
        >
          <option value="">All</option>
          {choices.map(([of, name]) => (
            <option key={of} value={of}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The practices of the pages that are loaded, day by day, the latest first. */
export function PracticeHistory() {
  const dispatch = useDispatch();
  const { page, filter, isLoadingMore } = useSelector(selectHistory);
  const removed = useSelector(selectRemovedIds);
  const shown = (page.data?.practices ?? []).filter(({ practice_id: id }) => !removed.has(id));
  const add = filter.day !== null && <AddPractice day={filter.day} />;
  if (shown.length === 0) {
    return (
      <EmptyState title="No practices here" level="h2" picture="path" action={add || null}>
        {filter.day === null ? 'What you log appears here, day by day.' : 'Nothing was logged for this day.'}
      </EmptyState>
    );
  }
  return (
    <>
      {byDay(shown).map(([day, practices]) => (
        <section key={day} className="card">
          <h2 className="section-title">{longDay(day)}</h2>
          <ul className="lined">
            {practices.map((practice) => (
              <Row key={practice.practice_id} practice={practice} />
            ))}
          </ul>
        </section>
      ))}
      {add}
      {page.data?.next && (
        <Button wide disabled={isLoadingMore} onClick={() => dispatch(historyActions.moreRequested())}>
          {isLoadingMore ? 'Loading...' : 'Show older practices'}
        </Button>
      )}
    </>
  );
}

function Row({ practice }: { practice: WirePractice }) {
  const { practice_id: id, practice_name: name, practice_type: type, insights_gained: insights } = practice;
  return (
    <li className="history__row" data-practice={id} tabIndex={-1} aria-label={name}>
      <StreamIcon stream={practice.mindstream_type} size="1.125rem" />
      <div className="history__what">
        <p className="history__name">
          <strong dir="auto">{name}</strong>
          <small className="numbers">
            {name !== type && `${type} · `}
            {grouped(practice.duration_minutes)} min · {practice.quality_rating}/10
          </small>
        </p>
        {insights && (
          <p className="history__insights" dir="auto">
            {insights}
          </p>
        )}
      </div>
      <PracticeActions practice={practice} inRow />
    </li>
  );
}

function AddPractice({ day }: { day: string }) {
  const dispatch = useDispatch();
  if (!isWithinReach(day, localToday(new Date()))) return null;
  const practice = {
    practice_id: null,
    practice_date: day,
    mindstream_type: 'power',
    practice_type: MINDSTREAMS.power.practiceTypes[0],
    practice_name: '',
    duration_minutes: 30,
    quality_rating: 8,
    insights_gained: '',
  } as const;
  return (
    <Button kind="primary" onClick={() => dispatch(historyActions.opened(practice))}>
      <Plus size="1.125rem" aria-hidden />
      Log a practice for this day
    </Button>
  );
}

function byDay(practices: readonly WirePractice[]): [day: string, practices: WirePractice[]][] {
  const days = new Map<string, WirePractice[]>();
  for (const practice of practices) {
    const known = days.get(practice.practice_date) ?? [];
    days.set(practice.practice_date, [...known, practice]);
  }
  return [...days].sort(([a], [b]) => (a < b ? 1 : -1));
}
