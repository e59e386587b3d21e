import { useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import { Notice } from '../../shared/ui/notice';
import { selectPractice } from './practice.slice';
import { sayEarned } from './say-earned';
import './practice.css';

const QUEUED = 'No connection: your practice is kept here and will be sent automatically.';

/** What became of the practice that was logged last, with the points and the day of the streak. */
export function PracticeOutcome({ withError = true }: { withError?: boolean }) {
  const { status, error, earned, isQueued } = useSelector(selectPractice);
  return (
    <>
      {error && withError && <Notice kind="error">{error}</Notice>}
      {status === 'succeeded' && (
        <Notice kind="success">
          {isQueued ? QUEUED : MESSAGES.practiceLogged}
          {earned && <span className="practice__earned"> {sayEarned(earned)}</span>}
        </Notice>
      )}
    </>
  );
}
