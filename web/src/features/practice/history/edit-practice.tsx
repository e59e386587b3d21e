import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../shared/ui/dialog';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry';
import { historyActions, selectHistory } from './history.slice';

const EditPracticeForm = lazyWithRetry(() =>
  import('./edit-practice-form').then((it) => it.EditPracticeForm),
);

/** Where a practice is corrected, or logged for a day. */
export function EditPractice() {
  const dispatch = useDispatch();
  const { edited } = useSelector(selectHistory);
  const title = edited?.practice_id === null ? 'Log a practice' : 'Edit practice';
  return (
    <Dialog title={title} open={edited !== null} onClose={() => dispatch(historyActions.closed())}>
      {edited && <EditPracticeForm practice={edited} />}
    </Dialog>
  );
}
