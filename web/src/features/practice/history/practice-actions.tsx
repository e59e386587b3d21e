import { Pencil, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { ignoreFollowUps } from '../../../shared/lib/follow-up-clicks';
import { Button, IconButton } from '../../../shared/ui/button';
import { historyActions, type EditedPractice } from './history.slice';
import './history.css';

interface PracticeActionsProps {
  practice: EditedPractice;
  /** What shows the practice closes: another dialog opens, or its row goes. */
  onDone?: () => void;
  /** In a row: the icons alone. */
  inRow?: boolean;
}

/** What a member can do about a practice that was logged. */
export function PracticeActions({ practice, onDone, inRow = false }: PracticeActionsProps) {
  const dispatch = useDispatch();
  const { practice_id: id, practice_name: name } = practice;
  if (id === null) return null;
  function edit() {
    onDone?.();
    dispatch(historyActions.opened(practice));
  }
  function remove(event: MouseEvent) {
    // The next row slides under the pointer.
    ignoreFollowUps(event);
    onDone?.();
    dispatch(historyActions.removalAsked({ id: id ?? '', name }));
  }
  if (inRow) {
    return (
      <div className="practice-actions">
        <IconButton label={`Edit ${name}`} onClick={edit}>
          <Pencil size="1.125rem" aria-hidden />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={remove}>
          <Trash2 size="1.125rem" aria-hidden />
        </IconButton>
      </div>
    );
  }
  return (
    <div className="practice-actions practice-actions--foot">
      <Button small onClick={edit}>
        <Pencil size="1rem" aria-hidden />
        Edit
      </Button>
      <Button small kind="danger" onClick={remove}>
        <Trash2 size="1rem" aria-hidden />
        Remove
      </Button>
    </div>
  );
}
