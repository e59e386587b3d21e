import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry';
import type { MarkdownProps } from './rendered-markdown';

/**
 * The guide's text. What reads Markdown is a quarter of the app, and the app does not wait for it: until it is there, and
 * where it fails, the text stands as it was written.
 */
export const Markdown = lazyWithRetry<MarkdownProps>(
  () => import('./rendered-markdown').then((it) => it.RenderedMarkdown),
  { waiting: AsWritten, frame: (_notice, props) => <AsWritten {...props} /> },
);

function AsWritten({ text }: MarkdownProps) {
  return (
    <p className="prose prose--as-written" dir="auto">
      {text}
    </p>
  );
}
