import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { REASON_MAX } from '@emit/contract/ratings';
import { Button } from '../../../shared/ui/button';
import { TextAreaField } from '../../../shared/ui/field';
import { Notice } from '../../../shared/ui/notice';
import { RetryButton } from '../../../shared/ui/retry-button';
import { ratingActions, selectNote, selectThanked, type RatingsRoot } from './rating.slice';
import type { RatingOf } from './use-rating';
import './rating.css';

/** Below what was rated: thanks, once; the member's own note; and what went wrong. */
export function RatingNote({ rating, question }: { rating: RatingOf; question: string }) {
  const { key, said, reason, error, again } = rating;
  const dispatch = useDispatch();
  const isThanked = useSelector(selectThanked) === key;
  const note = useSelector((state: RatingsRoot) => selectNote(state, key));
  const isSaid = said !== 'none';
  if (error === null && !note && !isThanked && reason === '') return null;
  return (
    <div className="rating">
      {error !== null && (
        <Notice kind="error">
          <p>{error} It was not saved.</p>
          <RetryButton small onRetry={again}>
            Try again
          </RetryButton>
        </Notice>
      )}
      <p className="rating__said">
        <span role="status">{isThanked && 'Thank you.'}</span>
        {reason !== '' && !note && <span className="rating__reason">Your note: {reason}</span>}
        {isSaid && !note && error === null && (
          <Button
            small
            kind="quiet"
            onClick={() => dispatch(ratingActions.noteOpened({ key, text: reason }))}
          >
            {reason === '' ? 'Add a note' : 'Edit'}
          </Button>
        )}
      </p>
      {isSaid && note && <NoteForm rating={rating} text={note.text} question={question} />}
    </div>
  );
}

function NoteForm({ rating, text, question }: { rating: RatingOf; text: string; question: string }) {
  const dispatch = useDispatch();
  const id = useId();
  const { said, reason, say } = rating;
  return (
    <form
      id={id}
      className="rating__form"
      onSubmit={(event) => {
        event.preventDefault();
        say(said, text.trim());
      }}
    >
      <TextAreaField
        label={question}
        hint="Encrypted with your own key, like your messages. Others only count the ratings."
        rows={2}
        maxLength={REASON_MAX}
        value={text}
        onChange={({ target }) => dispatch(ratingActions.noteTyped(target.value))}
      />
      <div className="rating__buttons">
        <Button small type="submit" disabled={text.trim() === reason}>
          Save note
        </Button>
        <Button small kind="quiet" onClick={() => dispatch(ratingActions.noteClosed())}>
          {reason === '' ? 'Skip' : 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
