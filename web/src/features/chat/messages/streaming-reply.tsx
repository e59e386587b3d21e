import type { Category } from '@emit/contract/categories';
import { cleanReply } from '@emit/contract/clean-reply';
import { ASSISTANT_NAME } from '@emit/contract/messages';
import { Dots } from '../../../shared/ui/loading';
import { Markdown } from './markdown';

interface StreamingReplyProps {
  category: Category;
  text: string;
  /** What had come of it before it broke off or was stopped: it stays until more has come. */
  earlier: string;
}

/** 'Emit is contemplating your biblical question...', then the reply as it comes. */
export function StreamingReply({ category, text, earlier }: StreamingReplyProps) {
  const shown = text.length > earlier.length ? cleanReply(text) : earlier;
  return (
    <article className="message" aria-label={`${ASSISTANT_NAME}, writing`} aria-busy>
      <header className="message__head">
        <span className="message__sender">{ASSISTANT_NAME}</span>
      </header>
      {shown !== '' && <Markdown text={shown} />}
      {text === '' && (
        <p className="contemplating" role="status">
          <Dots />
          {`${ASSISTANT_NAME} is contemplating your ${category} question...`}
        </p>
      )}
    </article>
  );
}
