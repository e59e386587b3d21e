import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { Filling } from '../ports/read-models.port.js';

interface Document {
  readonly key: string;
  readonly owner: string;
  readonly part: number;
  position: number;
  body: unknown;
}

/** Weight of the latest document in what one of them is taken to hold. */
const LATEST = 0.1;
/** What a document holds besides its JSON: key, owner and the map's entry, in characters. */
const BESIDES = 200;
/** Parts that members fall into; a part's documents leave the memory together. */
export const PARTS = 256;
/** A few characters of a member's id tell members apart well enough. */
const TELLING = 8;

/** The part of a member. */
export function partOf(memberId: string): number {
  let hash = 0;
  for (let at = 0; at < TELLING && at < memberId.length; at++) hash = hash * 31 + memberId.charCodeAt(at);
  return hash % PARTS;
}

/** Folds events into the documents of one empty version, in memory, until it is told to write some of them. */
export class VersionFiller {
  private readonly documents = new Map<string, Document>();
  private batch: FoldEvent[] = [];
  private folded = 0;
  /** Characters of one document's JSON, about. */
  private size = 0;

  constructor(
    readonly projection: Projection<unknown>,
    private readonly filling: Filling,
  ) {}

  /** Events folded so far. */
  get events(): number {
    return this.folded;
  }

  /** Characters of JSON that are in memory, about. */
  get held(): number {
    return (this.size + BESIDES) * this.documents.size;
  }

  /** An event of one of the projection's types, lifted; in the order of the log. */
  add(event: FoldEvent): void {
    this.batch.push(event);
  }

  /** Folds what was added. */
  fold(): void {
    const events = this.batch;
    this.batch = [];
    this.folded += events.length;
    let last: Document | undefined;
    for (const event of events) {
      const key = this.projection.key(event);
      if (key !== null) last = this.evolve(key, event);
    }
    if (last) this.weigh(last);
  }

  /** Reads the documents that were written before and that what was added will change. */
  async load(): Promise<void> {
    const missing = new Set<string>();
    for (const event of this.batch) {
      const key = this.projection.key(event);
      if (key !== null && !this.documents.has(key)) missing.add(key);
    }
    if (missing.size === 0) return;
    for (const document of await this.filling.load([...missing])) {
      this.documents.set(document.key, { ...document, part: partOf(document.owner) });
    }
  }

  /** Writes the documents of the parts below this number, and forgets them. */
  async writeOut(below = PARTS): Promise<void> {
    const documents = [...this.documents.values()].filter(({ part }) => part < below);
    if (documents.length === 0) return;
    await this.filling.put(documents);
    for (const { key } of documents) this.documents.delete(key);
  }

  /** Makes the version readable. */
  finish(checkpoint: number): Promise<void> {
    return this.filling.finish(checkpoint);
  }

  abandon(): Promise<void> {
    return this.filling.abandon();
  }

  private evolve(key: string, event: FoldEvent): Document {
    const { projection } = this;
    const document = this.documents.get(key) ?? this.newDocument(key, event);
    document.body = projection.evolve(document.body, event);
    document.position = event.position;
    return document;
  }

  private newDocument(key: string, event: FoldEvent): Document {
    const { projection } = this;
    const owner = projection.owner(event);
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
