import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router';
import { MINDSTREAM_TYPES } from '@emit/contract/mindstreams';
import {
  historyActions,
  selectHistory,
  type PracticeFilter,
} from '../../features/practice/history/history.slice';
import { HistoryFilters, PracticeHistory } from '../../features/practice/history/practice-history';
import { WaitingPractices } from '../../features/practice/outbox/waiting-practices';
import { longDay } from '../../shared/lib/dates';
import { Loaded } from '../../shared/ui/loaded';
import { Skeleton } from '../../shared/ui/loading';
import { BesideTabs } from './member-shell';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** /practices: all that was logged, day by day. What is shown stands in the address. */
export function PracticesScreen() {
  const dispatch = useDispatch();
  const [address, setAddress] = useSearchParams();
  const { page } = useSelector(selectHistory);
  const filter = filterIn(address);
  const { day, stream, type } = filter;
  useEffect(() => {
    dispatch(historyActions.requested({ day, stream, type }));
  }, [dispatch, day, stream, type]);

  function change(part: Partial<PracticeFilter>) {
    const next = Object.entries({ ...filter, ...part }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    setAddress(new URLSearchParams(next), { replace: true });
  }

  return (
    <BesideTabs>
      <h1 className="page__title">Your practices</h1>
      {day !== null && (
        <p className="history__chosen">
          {longDay(day)} · <Link to="/practices">Show all days</Link>
        </p>
      )}
      <WaitingPractices />
      <HistoryFilters filter={filter} change={change} />
      <Loaded
        of={page}
        waiting={<Skeleton heights={[120, 120, 120]} label="Loading your practices" />}
        onRetry={() => dispatch(historyActions.requested(filter))}
        failed={{ calm: 'Your practices are safe on the server.' }}
      >
        {() => <PracticeHistory />}
      </Loaded>
      <p className="history__import">
        <Link to="/practices/import" className="tall-link">
          Import practices from another app or a file
        </Link>
      </p>
    </BesideTabs>
  );
}

function filterIn(address: URLSearchParams): PracticeFilter {
  const day = address.get('day') ?? '';
  return {
    day: DAY.test(day) ? day : null,
    stream: MINDSTREAM_TYPES.find((type) => type === address.get('stream')) ?? null,
    type: address.get('type'),
  };
}
