import { NewestPracticeForm } from '../../features/practice/newest-practice-form';
import { TimerCard } from '../../features/practice/timer/timer-card';
import { PracticeTab } from './practice-tab';

/** The newest app's 'Log Practice': fetched when it is opened, like what a member does not begin with. */
export function PracticePanel() {
  return (
    <PracticeTab above={<TimerCard />}>
      <NewestPracticeForm />
    </PracticeTab>
  );
}
