import { createContext, type ReactNode } from 'react';
import type { Annotation } from './annotations';
import type { Message } from '../conversation';

/** What other features draw in and below each reply: the screen composes them. */
export interface ReplyParts {
  /** Parts of the reply's content that are drawn in their own way. */
  readonly annotate: (message: Message) => readonly Annotation[];
  /** Between the reply and what can be done with it. */
  readonly after: (message: Message) => ReactNode;
}

export const ReplyPartsContext = createContext<ReplyParts | null>(null);
