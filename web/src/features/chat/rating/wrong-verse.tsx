import { Flag } from 'lucide-react';
import { focusAround } from '../../../shared/lib/focus';
import { Button } from '../../../shared/ui/button';
import type { Message } from '../conversation';
import { RatingNote } from './rating-note';
import { useRating } from './use-rating';
import './rating.css';

interface WrongVerseProps {
  message: Message;
  /** The quotation's place among the message's. */
  quotation: number;
  /** Where there are many: shown of those only of which it is said. */
  onlyIfSaid?: boolean;
}

/** 'This verse is wrong': whatever the check says of it, the member may know better. */
export function WrongVerse({ message, quotation, onlyIfSaid = false }: WrongVerseProps) {
  const rating = useRating(message, quotation);
  if (!rating) return null;
  const isWrong = rating.said === 'wrong';
  if (onlyIfSaid && !isWrong && rating.error === null) return null;

  function press(button: Element) {
    // It goes with what was said.
    if (onlyIfSaid) focusAround(button);
    rating?.say(isWrong ? 'none' : 'wrong');
  }
  return (
    <div className="wrong-verse">
      <Button small kind="quiet" aria-pressed={isWrong} onClick={({ currentTarget }) => press(currentTarget)}>
        <Flag size="0.9375rem" aria-hidden />
        This verse is wrong
      </Button>
      <RatingNote rating={rating} question="What is wrong with it? (optional)" />
    </div>
  );
}
