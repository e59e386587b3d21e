import { memo, useMemo } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { AnnotatedSpan } from './annotated-span';
import { AnnotationsContext, NO_ANNOTATIONS, type Annotation } from './annotations';
import { rehypeAnnotate } from './rehype-annotate';
import { rehypeDirection } from './rehype-direction';

type PluggableList = NonNullable<Options['rehypePlugins']>;

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
  // A reply's own headings stand below the page's.
  h1: ({ children, dir }) => <h3 dir={dir}>{children}</h3>,
  h2: ({ children, dir }) => <h3 dir={dir}>{children}</h3>,
  h3: ({ children, dir }) => <h4 dir={dir}>{children}</h4>,
  // A picture could tell a stranger that this reply was read.
  img: ({ alt }) => <em>{alt}</em>,
  span: AnnotatedSpan,
};

export interface MarkdownProps {
  text: string;
  annotations?: readonly Annotation[];
}

/** The guide's text, sanitised: whatever a model writes, it is text. */
export const RenderedMarkdown = memo(function RenderedMarkdown(props: MarkdownProps) {
  const { text, annotations = NO_ANNOTATIONS } = props;
  const plugins = useMemo(
    (): PluggableList => [rehypeSanitize, rehypeDirection, [rehypeAnnotate, { source: text, annotations }]],
    [text, annotations],
  );
  return (
    <AnnotationsContext value={annotations}>
      <div className="prose">
        <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={plugins} components={components}>
          {text}
        </ReactMarkdown>
      </div>
    </AnnotationsContext>
  );
});
