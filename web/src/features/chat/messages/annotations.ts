import { createContext, type ReactNode } from 'react';
import type { Message } from '../conversation';

/** A part of a message's content that is drawn in its own way. Offsets count in the content as it was written. */
export interface Annotation {
  readonly start: number;
  readonly end: number;
  /** Drawn only where all of it stands in one run of text; otherwise in as many parts as there are runs. */
  readonly whole: boolean;
  readonly draw: (text: string) => ReactNode;
}

export const NO_ANNOTATIONS: readonly Annotation[] = [];
export const AnnotationsContext = createContext(NO_ANNOTATIONS);

/** What other features draw in and below each reply: the screen composes them. */
export interface ReplyParts {
  /** Parts of the reply's content that are drawn in their own way. */
  readonly annotate: (message: Message) => readonly Annotation[];
  /** Between the reply and what can be done with it. */
  readonly after: (message: Message) => ReactNode;
}

export const ReplyPartsContext = createContext<ReplyParts | null>(null);
