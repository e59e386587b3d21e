import type { Category } from '@emit/contract/categories';
import { cleanReply } from '@emit/contract/clean-reply';
import { ASSISTANT_NAME } from '@emit/contract/messages';
import { Dots } from '../../shared/ui/loading';
import { Markdown } from './markdown';

/** 'Emit is contemplating your biblical question...', then the reply as it comes. */
export function StreamingReply({ category, text }: { category: Category; text: string }) {
  return (
    <article className="message" aria-label={`${ASSISTANT_NAME}, writing`} aria-busy>
      <header className="message__head">
        <span className="message__sender">{ASSISTANT_NAME}</span>
      </header>
      {text === '' ? (
        <p className="contemplating" role="status">
          <Dots />
          {`${ASSISTANT_NAME} is contemplating your ${category} question...`}
        </p>
      ) : (
        <Markdown text={cleanReply(text)} />
      )}
    </article>
  );
}
