import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { progressActions, selectReached } from './progress.slice';

/** A level reached gets one dignified moment, once. */
export function LevelMoment() {
  const dispatch = useDispatch();
  const reached = useSelector(selectReached);
  const close = () => dispatch(progressActions.levelMomentSeen());
  return (
    <Dialog
      title={reached ? `Level ${reached.level}: ${reached.name}` : ''}
      open={reached !== null}
      onClose={close}
    >
      {reached && (
        <div className="level-moment">
          <span className="badge">{reached.badge}</span>
          <p>
            You have reached a new level.
            {reached.unlocks && ` It opens: ${reached.unlocks}.`}
          </p>
          <Button kind="primary" onClick={close}>
            Go on
          </Button>
        </div>
      )}
    </Dialog>
  );
}
