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

/**
 * Folds the log from its beginning into one empty version. A document is written when it has not been touched for a
 * while, not with every page: over a whole log that is once or twice, however many events it has. Two generations of
 * documents are in memory: to make room, the elder is written out and the younger takes its place. That is cheaper than
 * a list in the order of use, and touches come in bursts.
 */
export class VersionFiller {
  private recent = new Map<string, Document>();
  private former = new Map<string, Document>();
  private batch: FoldEvent[] = [];
  /** Whether documents were written out that may have to be read again. */
  private hasWritten = false;
  private folded = 0;
  private written = 0;
  private reloaded = 0;
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
    return (this.size + BESIDES) * (this.recent.size + this.former.size);
  }

  /** Characters that `makeRoom` would free for good, about: those read again later are freed in vain. */
  get idle(): number {
    return this.written === 0 ? this.held : this.held * (1 - this.reloaded / (this.written + this.reloaded));
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
    const keys = events.map((event) => this.projection.key(event));
    if (this.hasWritten) await this.loadMissing(keys);
    for (let index = 0; index < events.length; index++) {
      const [event, key] = [events[index], keys[index]];
      if (event && key !== null && key !== undefined) this.evolve(key, event);
    }
    this.weigh(keys.at(-1));
  }

  /** Writes out what was not touched since the last time. */
  async makeRoom(): Promise<void> {
    const untouched = [...this.former.values()];
    this.former = this.recent;
    this.recent = new Map();
    if (untouched.length === 0) return;
    await this.filling.put(untouched);
    this.hasWritten = true;
    this.written += untouched.length;
  }

  /** Writes everything and makes the version readable. */
  async finish(checkpoint: number): Promise<void> {
    await this.filling.put([...this.former.values(), ...this.recent.values()]);
    await this.filling.finish(checkpoint);
  }

  abandon(): Promise<void> {
    return this.filling.abandon();
  }

  private evolve(key: string, event: FoldEvent): void {
    const { projection } = this;
    const document = this.known(key) ?? this.newDocument(key, event);
    document.body = projection.evolve(document.body, event);
    document.position = event.position;
  }

  private known(key: string): Document | undefined {
    const recent = this.recent.get(key);
    if (recent) return recent;
    const former = this.former.get(key);
    if (former) {
      this.former.delete(key);
      this.recent.set(key, former);
    }
    return former;
  }

  private newDocument(key: string, event: FoldEvent): Document {
    const { projection } = this;
    const document = { key, owner: projection.owner(event), position: 0, body: projection.initial(event) };
    this.recent.set(key, document);
    return document;
  }

  private async loadMissing(keys: readonly (string | null)[]): Promise<void> {
    const missing = new Set<string>();
    for (const key of keys) {
      if (key !== null && !this.recent.has(key) && !this.former.has(key)) missing.add(key);
    }
    const documents = await this.filling.load([...missing]);
    for (const document of documents) this.recent.set(document.key, { ...document });
    this.reloaded += documents.length;
  }

  /** One document of a page is enough to know how large they have grown. */
  private weigh(key: string | null | undefined): void {
    const document = typeof key === 'string' ? this.recent.get(key) : undefined;
    if (!document) return;
    const size = JSON.stringify(document.body).length;
    this.size = this.size === 0 ? size : this.size * (1 - LATEST) + size * LATEST;
  }
}
