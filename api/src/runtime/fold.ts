import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { Lift } from '../kernel/upcasting.js';
import type { ReadModelStore, StoredDocument, VersionRef, VersionWrite } from '../ports/read-models.port.js';
import { lifted } from './filling/reading.js';

interface WorkingDocument {
  key: string;
  owner: string;
  position: number;
  body: unknown;
}

/**
 * Folds pages of the log into one version of one collection, which other processes may be writing as well: so it
 * reads the documents of every page anew. A whole log is folded in filling/.
 */
export class Fold {
  private readonly types: ReadonlySet<string>;

  constructor(
    readonly ref: VersionRef,
    private readonly projection: Projection<unknown>,
    private readonly models: ReadModelStore,
    private readonly lift: Lift,
  ) {
    this.types = new Set(projection.types);
  }

  /** The documents the page changes, each at the position of its last event. An event folded before is passed over. */
  async page(events: readonly FoldEvent[], checkpoint: number): Promise<VersionWrite> {
    const mine: { key: string; event: FoldEvent }[] = [];
    for (const event of events) {
      if (event.position <= checkpoint || !this.types.has(event.type)) continue;
      const current = lifted(event, this.lift);
      const key = this.projection.key(current);
      if (key !== null) mine.push({ key, event: current });
    }
    const documents = await this.documentsOf(mine.map(({ key }) => key));
    const changed = new Set<WorkingDocument>();
    for (const { key, event } of mine) {
      const document = documents.get(key) ?? this.newDocument(key, event, documents);
      if (event.position <= document.position) continue;
      document.body = this.projection.evolve(document.body, event);
      document.position = event.position;
      changed.add(document);
    }
    return { ...this.ref, documents: [...changed], checkpoint: events.at(-1)?.position ?? checkpoint };
  }

  private newDocument(key: string, event: FoldEvent, documents: Map<string, WorkingDocument>) {
    const body = this.projection.initial(event);
    const document = { key, owner: this.projection.owner(event), position: 0, body };
    documents.set(key, document);
    return document;
  }

  private async documentsOf(keys: readonly string[]): Promise<Map<string, WorkingDocument>> {
    if (keys.length === 0) return new Map();
    const stored: StoredDocument[] = await this.models.load(this.ref, [...new Set(keys)]);
    return new Map(stored.map((document) => [document.key, { ...document }]));
  }
}
