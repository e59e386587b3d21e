import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { Lift } from '../kernel/event-catalogue.js';
import {
  DamagedReadModel,
  type Damage,
  type ReadModelStore,
  type VersionRef,
  type VersionWrite,
} from '../ports/read-models.port.js';
import { lifted } from './filling/reading.js';
import { foldSequencePage } from './sequence-page.js';

interface WorkingDocument {
  key: string;
  owner: string;
  position: number;
  body: unknown;
}

/** By key; null for one that is damaged. */
type Documents = Map<string, WorkingDocument | null>;

/**
 * Folds pages of the log into one version of one collection, which other processes may be writing as well: so it
 * reads the documents of every page anew. A whole log is folded in filling/.
 */
export class Fold {
  /** `leaveOut` is told of damaged documents, which nothing is folded into; without it they are an error. */
  constructor(
    readonly ref: VersionRef,
    private readonly projection: Projection<unknown>,
    private readonly models: ReadModelStore,
    private readonly lift: Lift,
    private readonly leaveOut?: (damage: Damage) => void,
  ) {}

  /**
   * The documents the page changes, each at the position of its last event. An event folded before is passed over. Throws
   * DamagedReadModel.
   */
  async page(events: readonly FoldEvent[], checkpoint: number): Promise<VersionWrite> {
    const { ref, models, projection } = this;
    if (projection.sequence) {
      const target = {
        ref,
        models,
        sequence: projection.sequence,
        tell: (damage: Damage) => this.tell(damage),
      };
      return foldSequencePage(target, events, checkpoint);
    }
    const mine: { key: string; event: FoldEvent }[] = [];
    for (const event of events) {
      if (event.position <= checkpoint || !this.projection.types.has(event.type)) continue;
      const current = lifted(event, this.lift);
      const key = this.projection.key(current);
      if (key !== null) mine.push({ key, event: current });
    }
    const documents = await this.documentsOf(mine.map(({ key }) => key));
    const changed = new Set<WorkingDocument>();
    for (const { key, event } of mine) {
      if (documents.get(key) === null) continue;
      const document = documents.get(key) ?? this.newDocument(key, event, documents);
      if (event.position <= document.position) continue;
      document.body = this.projection.evolve(document.body, event);
      document.position = event.position;
      changed.add(document);
    }
    return { ...this.ref, documents: [...changed], checkpoint: events.at(-1)?.position ?? checkpoint };
  }

  private newDocument(key: string, event: FoldEvent, documents: Documents) {
    const body = this.projection.initial(event);
    const document = { key, owner: event.memberId, position: 0, body };
    documents.set(key, document);
    return document;
  }

  private async documentsOf(keys: readonly string[]): Promise<Documents> {
    if (keys.length === 0) return new Map();
    const documents: Documents = new Map();
    for (const { damage: what, ...document } of await this.models.load(this.ref, [...new Set(keys)])) {
      if (what !== undefined) this.tell({ key: document.key, what });
      documents.set(document.key, what === undefined ? document : null);
    }
    return documents;
  }

  private tell(damage: Damage): void {
    if (!this.leaveOut) throw new DamagedReadModel(this.ref, damage);
    this.leaveOut(damage);
  }
}
