import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { Filling } from '../ports/read-models.port.js';

interface Document {
  readonly key: string;
  readonly owner: string;
  position: number;
  body: unknown;
}

/** Weight of the latest document in what one of them is taken to hold. */
const LATEST = 0.1;
/** What a document holds besides its JSON: key, owner and the maps' entries, in characters. */
const BESIDES = 200;
/** Parts that members fall into; a part's documents are what leaves the memory together. */
export const PARTS = 256;
/** A few characters of a member's id tell members apart well enough. */
const TELLING = 8;

/** The part of a member. */
export function partOf(memberId: string): number {
  let hash = 0;
  for (let at = 0; at < TELLING && at < memberId.length; at++) hash = hash * 31 + memberId.charCodeAt(at);
  return hash % PARTS;
}

/**
 * Folds events into the documents of one empty version, in memory. Whoever runs it writes a part of the members out for
 * good, or for the time being: what is folded into such a part later is read again first.
 */
export class VersionFiller {
  private readonly parts = Array.from({ length: PARTS }, () => new Map<string, Document>());
  private readonly written = new Set<number>();
  private batch: FoldEvent[] = [];
  private documents = 0;
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
    return (this.size + BESIDES) * this.documents;
  }

  /** An event of one of the projection's types, lifted; in the order of the log. */
  add(event: FoldEvent): void {
    this.batch.push(event);
  }

  /** Folds what was added. */
  async fold(): Promise<void> {
    const events = this.batch;
    this.batch = [];
    this.folded += events.length;
    if (this.written.size > 0) await this.loadMissing(events);
    let last: Document | undefined;
    for (const event of events) {
      const key = this.projection.key(event);
      if (key !== null) last = this.evolve(key, event);
    }
    if (last) this.weigh(last);
  }

  /** Writes a part's documents and forgets them. */
  async writeOut(part: number): Promise<void> {
    const documents = this.parts[part];
    this.written.add(part);
    if (!documents || documents.size === 0) return;
    await this.filling.put([...documents.values()]);
    this.documents -= documents.size;
    documents.clear();
  }

  /** The same for all parts that are in memory. */
  async writeAll(): Promise<void> {
    const documents = this.parts.flatMap((part) => [...part.values()]);
    if (documents.length > 0) await this.filling.put(documents);
    for (const part of this.parts) part.clear();
    this.documents = 0;
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
    const document = this.partFor(event).get(key) ?? this.newDocument(key, event);
    document.body = projection.evolve(document.body, event);
    document.position = event.position;
    return document;
  }

  private newDocument(key: string, event: FoldEvent): Document {
    const { projection } = this;
    const document = { key, owner: projection.owner(event), position: 0, body: projection.initial(event) };
    this.keep(document, event);
    return document;
  }

  private async loadMissing(events: readonly FoldEvent[]): Promise<void> {
    const missing = new Map<string, FoldEvent>();
    for (const event of events) {
      const key = this.written.has(partOf(event.memberId)) ? this.projection.key(event) : null;
      if (key !== null && !this.partFor(event).has(key)) missing.set(key, event);
    }
    if (missing.size === 0) return;
    for (const document of await this.filling.load([...missing.keys()])) {
      const event = missing.get(document.key);
      if (event) this.keep({ ...document }, event);
    }
  }

  private keep(document: Document, event: FoldEvent): void {
    this.partFor(event).set(document.key, document);
    this.documents += 1;
  }

  private partFor({ memberId }: FoldEvent): Map<string, Document> {
    const part = this.parts[partOf(memberId)];
    if (!part) throw new RangeError(`There are ${PARTS} parts`);
    return part;
  }

  /** One document of a page is enough to know how large they have grown. */
  private weigh({ body }: Document): void {
    const size = JSON.stringify(body).length;
    this.size = this.size === 0 ? size : this.size * (1 - LATEST) + size * LATEST;
  }
}
