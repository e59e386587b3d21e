import { useId, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LIMITS } from '@emit/contract/limits';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { marksActions, selectMarks, type EditedNote } from './marks.slice';
import './marks.css';

/** The words of a note; what was typed stays when the dialog is closed. */
export function NoteForm({ note }: { note: EditedNote }) {
  const dispatch = useDispatch();
  const { isSaving, error } = useSelector(selectMarks);
  const id = useId();
  const { note_id, text } = note;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dispatch(marksActions.noteSubmitted());
  }

  return (
    <form className="note-form" onSubmit={submit}>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          Your note
        </label>
        <textarea
          id={id}
          className="input"
          dir="auto"
          rows={6}
          maxLength={LIMITS.noteMax}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => dispatch(marksActions.noteTyped(target.value))}
        />
        <p className="fine-print" id={`${id}-hint`}>
          Only you can read it: it is encrypted with your own key.
        </p>
      </div>
      {error !== null && <Notice kind="error">{error}</Notice>}
      <div className="note-form__ways">
        <Button type="submit" kind="primary" disabled={isSaving || text.trim() === ''}>
          Save the note
        </Button>
        {note_id !== null && (
          <Button kind="danger" onClick={() => dispatch(marksActions.noteRemovalAsked(note_id))}>
            Remove the note
          </Button>
        )}
      </div>
    </form>
  );
}
