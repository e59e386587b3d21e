import type { ExtraProps } from 'react-markdown';
import type { Annotation } from './annotations';

export type Element = NonNullable<ExtraProps['node']>;
type Content = Element['children'][number];
type Text = Extract<Content, { type: 'text' }>;
export interface Parent {
  children: (Content | { type: 'doctype' })[];
}

export const MARK = 'dataAnnotation';
/** Nothing that can be pressed stands inside a link, and code is not prose. */
const LEFT_ALONE = new Set(['a', 'code', 'pre']);

/** Rehype plugin, to run after the sanitiser: cuts the text at the annotations and puts a numbered span around each. */
export function rehypeAnnotate({
  source,
  annotations,
}: {
  source: string;
  annotations: readonly Annotation[];
}) {
  const visit = (parent: Parent): void => {
    const children: Parent['children'] = [];
    for (const child of parent.children) {
      if (child.type === 'element' && !LEFT_ALONE.has(child.tagName)) visit(child);
      children.push(...(child.type === 'text' ? cut(child, source, annotations) : [child]));
    }
    parent.children = children;
  };
  return (tree: Parent) => {
    if (annotations.length > 0) visit(tree);
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly index: number;
}

function cut(node: Text, source: string, annotations: readonly Annotation[]): Content[] {
  const places = placesOf(node, source);
  const from = places[0];
  const last = places.at(-1);
  if (from === undefined || last === undefined) return [node];
  const to = last + 1;
  const at = (offset: number) => {
    const found = places.findIndex((place) => place >= offset);
    return found < 0 ? places.length : found;
  };
  const spans = annotations.flatMap(({ start, end, whole }, index): Span[] => {
    const isHere = whole ? start >= from && end <= to : start < to && from < end;
    return isHere ? [{ start: at(start), end: at(end), index }] : [];
  });
  return pieces(node.value, withoutOverlaps(spans));
}

/**
 * Where each character of a run of text stands in the source, which has more between them: escapes, and the marks of
 * quoted lines. Empty when that cannot be said.
 */
function placesOf({ value, position }: Text, source: string): number[] {
  const end = position?.end.offset ?? 0;
  let at = position?.start.offset ?? 0;
  const places: number[] = [];
  for (const char of value.split('')) {
    at = source.indexOf(char, at);
    if (at < 0 || at >= end) return [];
    places.push(at);
    at += 1;
  }
  return places;
}

/** The first named stands; what overlaps it gives way. */
function withoutOverlaps(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans)
    if (!kept.some(({ start, end }) => span.start < end && start < span.end)) kept.push(span);
  return kept.sort((a, b) => a.start - b.start || a.end - b.end);
}

function pieces(value: string, spans: readonly Span[]): Content[] {
  const found: Content[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) found.push(text(value.slice(at, end)));
  };
  for (const { start, end, index } of spans) {
    plain(start);
    found.push(span({ [MARK]: String(index) }, [text(value.slice(start, end))]));
    at = end;
  }
  plain(value.length);
  return found;
}

function text(value: string): Text {
  return { type: 'text', value };
}

function span(properties: Element['properties'], children: Content[]): Element {
  return { type: 'element', tagName: 'span', properties, children };
}
