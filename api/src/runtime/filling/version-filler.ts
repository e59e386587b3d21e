import type { FoldEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import type { Filling, Parked, WrittenDocument } from '../../ports/read-models.port.js';
import { partOf } from './parts.js';
import { placed, whyOf } from './placed.js';

export interface Document {
  readonly key: string;
  readonly owner: string;
  readonly part: number;
  position: number;
  body: unknown;
}

/** The first event of a document that cannot be folded. */
export interface Standstill {
  readonly owner: string;
  readonly position: number;
  readonly parked: Parked;
}

/** Weight of the latest document in what one of them is taken to hold. */
const LATEST = 0.1;
/** What a document holds besides its JSON: key, owner and the map's entry, in characters. */
const BESIDES = 200;
/** Documents that are put together: the next ones are written as JSON while these are. */
const BATCH = 500;

/** Folds events into the documents of one empty version, in memory, until it is told to write some of them. */
export class VersionFiller {
  /**
   * Documents that stand at an event which cannot be folded, by key. What such an event has left of a document is thrown away:
   * `StandstillFold` folds it again as it was before.
   */
  readonly standstills = new Map<string, Standstill>();
  private documents = new Map<string, Document>();
  private batch: FoldEvent[] = [];
  private folded = 0;
  /** Characters of one document's JSON, about. */
  private size = 0;

  constructor(
    readonly projection: Projection<unknown>,
    private readonly stored: Pick<Filling, 'put'>,
  ) {}

  /** Events folded so far. */
  get events(): number {
    return this.folded;
  }

  /** Characters of JSON that are in memory, about. */
  get held(): number {
    return (this.size + BESIDES) * this.documents.size;
  }

  /** An event of one of the projection's types, lifted; in the order of the event store. */
  add(event: FoldEvent): void {
    this.batch.push(event);
  }

  /** Folds what was added. */
  fold(): void {
    const events = this.batch;
    this.batch = [];
    this.folded += events.length;
    let latest: Document | undefined;
    for (const event of events) {
      const { key, parked } = placed(this.projection, event);
      if (key === null || (this.standstills.size > 0 && this.standstills.has(key))) continue;
      // Events of one turn come in a row.
      const known = latest?.key === key ? latest : this.documents.get(key);
      latest = parked === null ? this.evolve(known, key, event) : undefined;
      if (parked !== null) this.stop(known, key, event, parked);
    }
    if (latest) this.weigh(latest);
  }

  /** Gives up the documents of the parts below this number. */
  *takeOut(below: number): Generator<Document> {
    for (const document of this.documents.values()) {
      if (document.part >= below) continue;
      this.documents.delete(document.key);
      yield document;
    }
  }

  /** Goes on with a document that was taken out. */
  putBack(document: Document): void {
    this.documents.set(document.key, document);
  }

  /** Writes all documents, and forgets them. */
  async writeOut(): Promise<void> {
    let written: WrittenDocument[] = [];
    let putting = Promise.resolve();
    const documents = this.documents.values();
    this.documents = new Map();
    for (const document of documents) {
      written.push(writtenOf(document));
      if (written.length < BATCH) continue;
      await putting;
      putting = this.stored.put(written);
      written = [];
    }
    await putting;
    if (written.length > 0) await this.stored.put(written);
  }

  private evolve(known: Document | undefined, key: string, event: FoldEvent): Document | undefined {
    try {
      const document = known ?? this.newDocument(key, event);
      document.body = this.projection.evolve(document.body, event);
      document.position = event.position;
      return document;
    } catch (error) {
      this.stop(known, key, event, { type: event.type, why: whyOf(error) });
      return undefined;
    }
  }

  private stop(
    known: Document | undefined,
    key: string,
    { memberId, position }: FoldEvent,
    parked: Parked,
  ): void {
    this.documents.delete(key);
    this.standstills.set(key, { owner: known?.owner ?? memberId, position, parked });
  }

  private newDocument(key: string, event: FoldEvent): Document {
    const { projection } = this;
    const owner = event.memberId;
    const document = {
      key,
      owner,
      part: partOf(event.memberId),
      position: 0,
      body: projection.initial(event),
    };
    this.documents.set(key, document);
    return document;
  }

  /** One document of a page is enough to know how large they have grown. */
  private weigh({ body }: Document): void {
    const size = JSON.stringify(body).length;
    this.size = this.size === 0 ? size : this.size * (1 - LATEST) + size * LATEST;
  }
}

function writtenOf({ key, owner, position, body }: Document): WrittenDocument {
  return { key, owner, position, json: JSON.stringify(body) };
}
