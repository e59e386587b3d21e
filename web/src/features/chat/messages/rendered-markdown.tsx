import { memo, useContext, useMemo, type ReactNode } from 'react';
import ReactMarkdown, { defaultUrlTransform, type Components, type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { isCareReply } from '@emit/contract/care';
import { AnnotationsContext, NO_ANNOTATIONS, type Annotation } from './annotations';
import { MARK, rehypeAnnotate, type Element, type Parent } from './rehype-annotate';

type PluggableList = NonNullable<Options['rehypePlugins']>;

const TEL = 'tel:';
/** Numbers are dialled from replies of care alone, whose numbers are not a model's. */
const WITH_TEL = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.['href'] ?? []), 'tel'] },
};

const components: Components = {
  a: ({ href, children }) =>
    href?.startsWith(TEL) ? (
      <a href={href}>{children}</a>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ),
  // A reply's own headings stand below the page's.
  h1: ({ children, dir }) => <h3 dir={dir}>{children}</h3>,
  h2: ({ children, dir }) => <h3 dir={dir}>{children}</h3>,
  h3: ({ children, dir }) => <h4 dir={dir}>{children}</h4>,
  // What is wider than the screen is scrolled, with the keyboard as well.
  pre: ({ children }) => (
    <pre role="region" aria-label="Text as it was written" tabIndex={0}>
      {children}
    </pre>
  ),
  table: ({ children }) => (
    <div className="prose__wide" role="region" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
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
  const isCare = isCareReply(text);
  const plugins = useMemo(
    (): PluggableList => [
      isCare ? [rehypeSanitize, WITH_TEL] : rehypeSanitize,
      rehypeDirection,
      [rehypeAnnotate, { source: text, annotations }],
    ],
    [isCare, text, annotations],
  );
  return (
    <AnnotationsContext value={annotations}>
      <div className="prose">
        <ReactMarkdown
          remarkPlugins={[remarkGfm]}
          rehypePlugins={plugins}
          components={components}
          urlTransform={isCare ? withTel : defaultUrlTransform}
        >
          {text}
        </ReactMarkdown>
      </div>
    </AnnotationsContext>
  );
});

function withTel(url: string): string {
  return url.startsWith(TEL) ? url : defaultUrlTransform(url);
}

/** Rehype plugin, to run after the sanitiser: each block goes in the direction of its own text, Hebrew from the right. */
function rehypeDirection() {
  return ({ children }: Parent) => {
    for (const child of children) if (child.type === 'element') child.properties.dir = 'auto';
  };
}

interface AnnotatedSpanProps {
  node?: Element;
  className?: string;
  children?: ReactNode;
}

/** What react-markdown draws for a span: ours by its number, any other as it is. */
function AnnotatedSpan({ node, className, children }: AnnotatedSpanProps) {
  const annotations = useContext(AnnotationsContext);
  const index = node?.properties[MARK];
  const annotation = index === undefined ? undefined : annotations[Number(index)];
  if (!annotation) return <span className={className}>{children}</span>;
  const text = node?.children[0];
  return annotation.draw(text?.type === 'text' ? text.value : '');
}
