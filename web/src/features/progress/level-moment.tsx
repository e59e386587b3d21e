import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../shared/ui/dialog';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { progressActions, selectReached } from './progress.slice';

const LitLamp = lazyWithRetry(() => import('./lit-lamp').then((it) => it.LitLamp));

/** A level reached gets one dignified moment, once. */
export function LevelMoment() {
  const dispatch = useDispatch();
  const reached = useSelector(selectReached);
  const close = () => dispatch(progressActions.levelMomentSeen());
  return (
    <Dialog
      title={reached ? `Level ${reached.level}: ${reached.name}` : ''}
      look="moment"
      open={reached !== null}
      onClose={close}
    >
      {reached && <LitLamp reached={reached} onDone={close} />}
    </Dialog>
  );
}
