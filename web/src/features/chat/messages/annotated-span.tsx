import { useContext, type ReactNode } from 'react';
import { AnnotationsContext } from './annotations';
import { MARK, type Element } from './rehype-annotate';

interface AnnotatedSpanProps {
  node?: Element;
  className?: string;
  children?: ReactNode;
}

/** What react-markdown draws for a span: ours by its number, any other as it is. */
export function AnnotatedSpan({ node, className, children }: AnnotatedSpanProps) {
  const annotations = useContext(AnnotationsContext);
  const index = node?.properties[MARK];
  const annotation = index === undefined ? undefined : annotations[Number(index)];
  if (!annotation) return <span className={className}>{children}</span>;
  const text = node?.children[0];
  return annotation.draw(text?.type === 'text' ? text.value : '');
}
