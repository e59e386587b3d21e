import type { ConversationEvent } from '../../domain/conversation/events.js';
import type { MarkEvent } from '../../domain/marks/events.js';
import type { MemberEvent } from '../../domain/member/events.js';
import type { PracticeEvent } from '../../domain/practice/events.js';
import type { ReadingEvent } from '../../domain/reading/events.js';
import type { Place } from '../../kernel/place.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { Random } from './random.js';
import type { NewStream } from './write-history.js';

/** What happens at one moment in one stream. */
export interface Happening {
  readonly at: number;
  readonly stream: NewStream;
  /** Those of its events, for what came later than the first releases: the ids of all others stay as they were. */
  readonly ids?: Random;
  readonly events: readonly (MemberEvent | PracticeEvent | ConversationEvent | MarkEvent | ReadingEvent)[];
}

/** Seals under one member's key, for the place of the value. */
export type Seal = <T>(value: T, place: Place) => Sealed<T>;
