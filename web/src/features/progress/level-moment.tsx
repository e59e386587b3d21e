import { useDispatch, useSelector } from 'react-redux';
import { LEVELS } from '@emit/contract/levels';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { levelMomentSeen, selectReached } from './progress.slice';

/** A level reached gets one dignified moment, once. */
export function LevelMoment() {
  const dispatch = useDispatch();
  const reached = useSelector(selectReached);
  const level = LEVELS.find((row) => row.level === reached);
  const close = () => dispatch(levelMomentSeen());
  return (
    <Dialog
      title={level ? `Level ${level.level}: ${level.name}` : ''}
      open={level !== undefined}
      onClose={close}
    >
      {level && (
        <div className="level-moment">
          <span className="badge">{level.badge}</span>
          <p>You have reached a new level. It opens: {level.unlocks}.</p>
          <Button kind="primary" onClick={close}>
            Go on
          </Button>
        </div>
      )}
    </Dialog>
  );
}
