import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { NextReading, ReadingOutcome } from '../../features/reading/next-reading';
import { readingActions, selectReading } from '../../features/reading/reading.slice';
import { passageLink } from './passage-link';

/** The plans that are being read, on Today; nothing where there are none. */
export function TodayReading({ now }: { now: Date }) {
  const dispatch = useDispatch();
  const { data } = useSelector(selectReading).all;
  useEffect(() => void dispatch(readingActions.requested()), [dispatch]);
  const current = (data?.readings ?? []).filter(({ status }) => status === 'current');
  if (current.length === 0) return null;
  return (
    <section className="card today__reading" aria-labelledby="today-reading">
      <h2 className="section-title" id="today-reading">
        Your reading
      </h2>
      {current.map((reading) => (
        <NextReading key={reading.reading_id} reading={reading} now={now} linkTo={passageLink} />
      ))}
      <ReadingOutcome />
      <Link to="/app/read/plans" className="tall-link">
        All reading plans
      </Link>
    </section>
  );
}
