import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router';
import { grouped } from '@emit/contract/english';
import { selectTokens, selectUser } from '../../features/auth/auth.slice';
import { FIRST, type Choice } from '../../features/first-visit/choices';
import { FirstQuestion, MindStreamsInShort, StepBar } from '../../features/first-visit/first-steps';
import { firstVisitActions, selectFirstVisit } from '../../features/first-visit/first-visit.slice';
import { practiceActions } from '../../features/practice/practice.slice';
import { LevelRing } from '../../features/progress/level-ring';
import { selectSummary } from '../../features/progress/progress.slice';
import { Button } from '../../shared/ui/button';
import { useHome } from './use-conversation-address';
import '../../features/progress/progress.css';

export type Choose = (topic: Pick<Choice, 'prompt' | 'category'>) => void;

/** Step 1, above the welcome of an empty chat. */
export function FirstVisitQuestion({ choose }: { choose: Choose }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const tokens = useSelector(selectTokens);
  const { choice } = useSelector(selectFirstVisit);
  return (
    <FirstQuestion
      firstName={(user?.full_name ?? '').trim().split(/\s+/u)[0] ?? ''}
      tokens={tokens}
      chosen={choice}
      onChoose={(chosen) => {
        dispatch(firstVisitActions.chosen(chosen));
        choose(chosen);
      }}
      onSkip={() => dispatch(firstVisitActions.ended())}
    />
  );
}

/** Steps 2 and 3. */
export function FirstVisitSteps() {
  const dispatch = useDispatch();
  const { data: summary } = useSelector(selectSummary);
  if (!summary) return null;
  const end = () => dispatch(firstVisitActions.ended());
  if (summary.progress.total_practice_sessions === 0) return <FirstPractice onSkip={end} />;
  return (
    <StepBar
      step={3}
      picture={<LevelRing standing={summary.current_level} />}
      actions={<ToProgress onDone={end} />}
    >
      <p>
        <strong>Your ring has moved.</strong> {grouped(summary.profile.consciousness_points)} points, and{' '}
        {grouped(summary.current_level.points_to_next)} to level {summary.current_level.level + 1}. Each day
        adds to it; longer and fuller practice adds more.
      </p>
    </StepBar>
  );
}

function FirstPractice({ onSkip }: { onSkip: () => void }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const home = useHome();
  const tokens = useSelector(selectTokens);
  const { choice } = useSelector(selectFirstVisit);
  function begin() {
    const { stream, practiceType } = choice ?? FIRST;
    dispatch(
      practiceActions.prefilled({
        mindstream_type: stream,
        practice_type: practiceType,
        practice_name: 'My first ten minutes',
        duration_minutes: 10,
        quality_rating: 8,
        insights_gained: '',
      }),
    );
    void navigate(`${home}?tab=practice`);
  }
  return (
    <StepBar
      step={2}
      actions={
        <>
          <Button kind="primary" onClick={begin}>
            Log my first ten minutes
          </Button>
          <Button kind="quiet" onClick={onSkip}>
            Skip
          </Button>
        </>
      }
    >
      <p>
        <strong>Your first question is answered.</strong> <MindStreamsInShort />
      </p>
      {tokens !== null && (
        <p className="caption">
          {grouped(tokens)} tokens are left. <Link to="/tokens">See what each question took</Link>
        </p>
      )}
    </StepBar>
  );
}

function ToProgress({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const home = useHome();
  return (
    <>
      <Button
        kind="primary"
        onClick={() => {
          onDone();
          void navigate(`${home}?tab=progress`);
        }}
      >
        See my progress
      </Button>
      <Button kind="quiet" onClick={onDone}>
        Close
      </Button>
    </>
  );
}
