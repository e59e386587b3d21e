import { createContext, type ReactNode } from 'react';

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
