import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { isCareReply } from '@emit/contract/care';
import { RATINGS, type Rating } from '@emit/contract/ratings';
import { IconButton } from '../../../shared/ui/button';
import type { Message } from '../conversation';
import { RatingNote } from './rating-note';
import { useRating } from './use-rating';
import './rating.css';

const LOOK = {
  up: { label: 'Good reply', icon: ThumbsUp },
  down: { label: 'Poor reply', icon: ThumbsDown },
} as const satisfies Record<Rating, unknown>;

/** Thumbs up and down below a reply; pressed again, one takes it back. A reply of care asks for nothing. */
export function RatingButtons({ message }: { message: Message }) {
  const rating = useRating(message, null);
  if (!rating || isCareReply(message.content)) return null;
  const { said, say } = rating;
  return (
    <span className="rating-buttons" role="group" aria-label="Rate this reply">
      {RATINGS.map((one) => {
        const { label, icon: Icon } = LOOK[one];
        return (
          <IconButton
            key={one}
            small
            label={label}
            aria-pressed={said === one}
            onClick={() => say(said === one ? 'none' : one)}
          >
            <Icon size="1rem" aria-hidden />
          </IconButton>
        );
      })}
    </span>
  );
}

/** What follows from it, below what can be done with the reply. */
export function ReplyRating({ message }: { message: Message }) {
  const rating = useRating(message, null);
  if (!rating || isCareReply(message.content)) return null;
  const question = rating.said === 'down' ? 'What was wrong? (optional)' : 'What was good? (optional)';
  return <RatingNote rating={rating} question={question} />;
}
