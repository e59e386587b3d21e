import type { ReadModel } from '../kernel/projection.js';
import { StoreUnavailable } from './event-store.port.js';

/** Why nothing more is folded into a document: the event that is next for it cannot be. */
export interface Parked {
  /** Of the event. */
  readonly type: string;
  readonly why: string;
  /** Its data could not be read, or nobody could tell which document it belongs to. */
  readonly unread?: true;
}

/**
 * A read model's document: its body is JSON, its position that of the last event folded into it. Where an event is parked, it is
 * that event's, and the body is as it was before; null where there was none, and then nobody is served the document.
 */
export interface StoredDocument<T = unknown> {
  readonly key: string;
  /** Whose document it is; what `list` can look by. */
  readonly owner: string;
  readonly position: number;
  readonly body: T;
  readonly parked?: Parked;
}

/** A document as it is served, with the shape of the version that it was read from. */
export interface ServedDocument<T> extends StoredDocument<T> {
  readonly shape: string;
}

/** A document as it was found, readable or not. */
export interface FoundDocument extends StoredDocument {
  /** Why nothing in it can be relied on; its body is null where it is no JSON. */
  readonly damage?: string;
}

/**
 * building: a rebuild fills it; following: caught up, the live projector keeps it current beside the active one;
 * active: what reads are served from; retired: kept for rollback.
 */
export type VersionStatus = 'building' | 'following' | 'active' | 'retired';

/** Why nothing is folded into a read model: an operator has stopped it. */
export interface Paused {
  /** ISO instant. */
  readonly at: string;
  readonly operator: string;
  readonly reason: string;
}

/** A version that was filled to be looked at before it is served. */
export interface Held {
  /** ISO instant. */
  readonly at: string;
  /** Events folded into it then. */
  readonly events?: number;
  /** With what it was folded, where the event store does not know that yet; JSON. */
  readonly foldedWith?: unknown;
}

/** Why the process that projects does not get on. */
export interface ProjectorFault {
  /** ISO instant of the first failure in a row. */
  readonly since: string;
  /** Up to where the event store is folded. */
  readonly position: number;
  readonly why: string;
}

/** What cannot be read of a version. */
export interface Damage {
  /** The document; null for the version as a whole. */
  readonly key: string | null;
  readonly what: string;
}

export interface CollectionVersion {
  readonly collection: string;
  /** 1, 2, 3 … in the order in which they were created. */
  readonly version: number;
  readonly status: VersionStatus;
  /** The projection's shape (code and scoring rules) that it was folded with. */
  readonly shape: string;
  /** Every event up to this position is folded in. */
  readonly checkpoint: number;
  /** How far a rebuild has said that it is with a building version; nothing rests on it. */
  readonly reached?: number;
  /** When it said so last (epoch milliseconds): one that is silent for long was killed. */
  readonly reachedAt?: number;
  /** What was found in it that cannot be read; as a whole, its checkpoint is 0 and nothing is served of it. */
  readonly damage?: Damage;
  /** Some of its documents may stand at an event that cannot be folded: `parked` lists them. */
  readonly parks?: true;
  /** Of a retired one: it was never served, and waits for an operator to switch to it. */
  readonly held?: Held;
  /** Of the read model: nothing is folded into the version that is served. */
  readonly paused?: Paused;
}

/** A document that stands at an event. */
export type ParkedDocument = Pick<StoredDocument, 'key' | 'owner' | 'position'> & { readonly parked: Parked };

export type VersionRef = Pick<CollectionVersion, 'collection' | 'version'>;

export interface VersionWrite extends VersionRef {
  readonly documents: readonly StoredDocument[];
  readonly checkpoint: number;
}

/** A document whose body is JSON text, as it is kept. */
export interface WrittenDocument extends Omit<StoredDocument, 'body'> {
  readonly json: string;
}

/**
 * An empty version while one caller alone fills it, as fast as the store can: without the guards that let writers
 * share a version. Nobody sees any of it before `finish`, and nothing is kept if that never comes.
 */
export interface Filling {
  /** Writes documents, each key once. */
  put(documents: readonly WrittenDocument[]): Promise<void>;
  /** Makes it whole, durable and readable at this checkpoint. Nothing may be called after it. */
  finish(checkpoint: number): Promise<void>;
  /** Forgets what was put. Finished already, does nothing. */
  abandon(): Promise<void>;
}

export interface ListQuery {
  readonly owner?: string;
  /** Only keys that begin so. */
  readonly keyPrefix?: string;
  /** Only keys after this one, to page. */
  readonly afterKey?: string;
  readonly limit?: number;
}

/** The read model is being rebuilt already. */
export class RebuildUnderWay extends Error {
  constructor(readonly version: CollectionVersion) {
    super(`${version.collection} is being rebuilt already, as version ${version.version}`);
    this.name = 'RebuildUnderWay';
  }
}

/**
 * A version, one of its documents or (without a version) the registry of all cannot be read, although the store can be
 * reached. All of it can be folded from the event store again.
 */
export class DamagedReadModel extends StoreUnavailable {
  constructor(
    readonly version: VersionRef | null,
    readonly damage: Damage,
    options?: ErrorOptions,
  ) {
    const { key, what } = damage;
    super('The read-model store', options);
    this.name = 'DamagedReadModel';
    const of = version && `${version.collection} version ${version.version}`;
    const which = of === null ? 'The registry of read models' : `The read model ${of}`;
    this.message = `${key === null ? which : `The document ${key} of ${of ?? ''}`} cannot be read: ${what}`;
  }
}

/**
 * Documents folded from the event store; every one can be thrown away and folded again. Several processes may share one: what
 * one of them commits or activates, the others see within a second. Whatever names a version that is not there is
 * refused (Error); every call throws StoreUnavailable when the store cannot be reached, and DamagedReadModel for what it
 * cannot read of it.
 */
export interface ReadModelStore {
  versions(): Promise<CollectionVersion[]>;
  /**
   * A new, empty version in status 'building' at checkpoint 0. A collection's name is a letter, then letters, digits,
   * '_' or '-'; any other is refused (Error). `alone`: throws RebuildUnderWay where one is building or following.
   */
  createVersion(collection: string, shape: string, alone?: 'alone'): Promise<CollectionVersion>;
  /** Refused (Error) for the active version: activate another one instead. */
  setStatus(ref: VersionRef, status: Exclude<VersionStatus, 'active'>): Promise<void>;
  /** Makes all of these the active versions, at once or not at all; the former ones become 'retired'. */
  activate(refs: readonly VersionRef[]): Promise<void>;
  /** Puts a version that was filled aside, retired: nobody serves, follows or drops it of their own accord. */
  hold(ref: VersionRef, held: Held): Promise<void>;
  /** Takes a version from whoever works on it: it is dropped, or retired again where it had been retired before. */
  cancel(ref: VersionRef): Promise<void>;
  /** Stops folding into what is served of a read model, or goes on (null). Every process sees it. */
  pause(collection: string, paused: Paused | null): Promise<void>;
  /** What keeps the projector from getting on, as the one that projects has said; null when nothing does. */
  fault(): Promise<ProjectorFault | null>;
  setFault(fault: ProjectorFault | null): Promise<void>;
  /** Forgets a version and its documents; refused (Error) for the active one. */
  dropVersion(ref: VersionRef): Promise<void>;

  /** Lets others see how far the rebuild of these building versions is; those that are gone are passed over. */
  markReached(refs: readonly VersionRef[], position: number): Promise<void>;
  /** Begins to fill a version in status 'building' that nobody has written yet. */
  fill(ref: VersionRef): Promise<Filling>;

  /** The documents under these keys of one version, damaged or not; keys without one are left out. */
  load(ref: VersionRef, keys: readonly string[]): Promise<FoundDocument[]>;
  /**
   * Writes documents, then the checkpoint. A document with the same or a later position in the store is left as it is,
   * and a checkpoint never goes back: so the same commit again, or after a crash in its middle, does no harm.
   */
  commit(writes: readonly VersionWrite[]): Promise<void>;

  /** From the active version; null when there is no document or no active version, or no body yet where one is parked. */
  get<T>(model: ReadModel<T>, key: string): Promise<ServedDocument<T> | null>;
  /** From the active version, by key ascending in code-point order; all of them without a limit. */
  list<T>(model: ReadModel<T>, query: ListQuery): Promise<StoredDocument<T>[]>;

  /**
   * Versions that are building or following for a process that is gone, so that nobody goes on with them. A process that
   * lives is never taken for gone; may take some seconds to tell.
   */
  abandoned(): Promise<CollectionVersion[]>;
  /** Drops those; one that had been retired before is retired again. Returns which they were. */
  dropAbandoned(): Promise<CollectionVersion[]>;

  /** Its documents that stand at an event, by key: at most `limit` after `afterKey`. */
  parked(ref: VersionRef, limit: number, afterKey?: string): Promise<ParkedDocument[]>;
  /** How many they are. */
  countParked(ref: VersionRef): Promise<number>;
  /** The version's documents by key, damaged or not: at most `limit` after `afterKey`. */
  page(ref: VersionRef, limit: number, afterKey?: string): Promise<FoundDocument[]>;
  /** What is wrong with how a version is stored, looking through all of it; null when nothing is. */
  faultIn(ref: VersionRef): Promise<string | null>;
  /** Lets every process see what was found in a version; does nothing when it is not there. */
  markDamaged(ref: VersionRef, damage: Damage): Promise<void>;
  /** As dropVersion, but what was stored is kept for an operator to look at; returns its name, null where nothing was. */
  setAside(ref: VersionRef): Promise<string | null>;
  /** Names of what was set aside last, the latest first; older ones are not kept. */
  setAsides(): Promise<string[]>;
  /**
   * Sets a registry aside that cannot be read, and begins with an empty one; returns its name, null when there is nothing to
   * mend. For the one process that may project: another may have it open.
   */
  mendRegistry(): Promise<string | null>;

  ping(): Promise<void>;
  close(): Promise<void>;
}
