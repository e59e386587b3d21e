import { SliderPracticeForm } from '../../features/practice/slider-practice-form';
import { PracticeTab } from './practice-tab';

/** 'Log Practice' of both dashboards. */
export function DashboardPractice({ variant }: { variant: 'older' | 'newer' }) {
  return (
    <PracticeTab>
      <SliderPracticeForm variant={variant} />
    </PracticeTab>
  );
}
