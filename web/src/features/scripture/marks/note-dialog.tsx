import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../shared/ui/dialog';
import { UndoBar } from '../../../shared/ui/undo-bar';
import { referenceOf } from '../verse-text';
import { marksActions, selectMarks } from './marks.slice';
import { NoteForm } from './note-form';

/** Where a note is written, over whichever page, and the bar of what was taken away. */
export function NoteDialog() {
  const dispatch = useDispatch();
  const { edited } = useSelector(selectMarks);
  const title = edited ? `Note on ${referenceOf(edited.verses.map((verse) => ({ ...edited, verse })))}` : '';
  return (
    <>
      <Dialog title={title} open={edited !== null} onClose={() => dispatch(marksActions.noteClosed())}>
        {edited && <NoteForm note={edited} />}
      </Dialog>
      <MarksBar />
    </>
  );
}

const SAID = { highlight: 'Highlight removed.', note: 'Note removed.' } as const;

/** What was taken away, with the way back, and what could not be saved. */
function MarksBar() {
  const dispatch = useDispatch();
  const { removed, told } = useSelector(selectMarks);
  const undo = useCallback((id: string) => void dispatch(marksActions.undone(id)), [dispatch]);
  const pause = useCallback(
    (isPaused: boolean) => void dispatch(isPaused ? marksActions.paused() : marksActions.resumed()),
    [dispatch],
  );
  if (removed.length === 0 && told === null) return null;
  return (
    <UndoBar
      removed={removed.map(({ id, kind }) => ({ id, key: id, title: kind, said: SAID[kind] }))}
      told={told}
      onUndo={undo}
      onClose={() => dispatch(marksActions.barClosed())}
      onPause={pause}
      rowOf={() => '[data-mark]'}
      rows="[data-mark], .verse__number"
    />
  );
}
