import { AllMarks } from '../../features/scripture/marks/all-marks';
import { BesideTabs } from './member-shell';
import { ToReader } from './to-reader';

/** /app/read/notes: all that was highlighted and noted. */
export function MarksScreen() {
  return (
    <BesideTabs narrow>
      <ToReader />
      <h1 className="page__title">Highlights and notes</h1>
      <AllMarks />
    </BesideTabs>
  );
}
