import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { Lift } from '../kernel/event-catalogue.js';
import {
  DamagedReadModel,
  type Damage,
  type Parked,
  type ReadModelStore,
  type VersionRef,
  type VersionWrite,
} from '../ports/read-models.port.js';
import { lifted, placed, whyOf } from './filling/placed.js';
import { foldSequencePage } from './sequence-page.js';

interface WorkingDocument {
  key: string;
  owner: string;
  position: number;
  body: unknown;
  parked?: Parked;
}

/** By key; null for one that is damaged. */
type Documents = Map<string, WorkingDocument | null>;

/** An event with the document that it belongs to. */
interface Due {
  readonly key: string;
  readonly event: FoldEvent;
  readonly parked: Parked | null;
}

/**
 * Folds pages of the event store into one version of one collection, which other processes may be writing as well: so it
 * reads the documents of every page anew. A whole event store is folded in filling/.
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
   * The documents the page changes, each at the position of its last event. An event folded before is passed over, and whatever
   * comes to a document that stands at an event. Throws DamagedReadModel.
   */
  async page(events: readonly FoldEvent[], checkpoint: number): Promise<VersionWrite> {
    const { ref, models, projection } = this;
    if (projection.sequence) {
      const { sequence } = projection;
      const tell = (damage: Damage) => this.tell(damage);
      return foldSequencePage({ ref, models, sequence, tell }, events, checkpoint);
    }
    const due = events.flatMap((event) => this.due(event, checkpoint));
    const documents = await this.documentsOf(due.map(({ key }) => key));
    const changed = new Set<string>();
    for (const one of due) {
      const known = documents.get(one.key);
      if (known === null || known?.parked || one.event.position <= (known?.position ?? 0)) continue;
      const parked = one.parked ?? this.evolve(documents, one);
      if (parked !== null) documents.set(one.key, await this.before(one, parked, due));
      changed.add(one.key);
    }
    return {
      ...ref,
      documents: [...changed].flatMap((key) => documents.get(key) ?? []),
      checkpoint: events.at(-1)?.position ?? checkpoint,
    };
  }

  private due(event: FoldEvent, checkpoint: number): Due[] {
    if (event.position <= checkpoint || !this.projection.types.has(event.type)) return [];
    const current = lifted(event, this.lift);
    const { key, parked } = placed(this.projection, current);
    return key === null ? [] : [{ key, event: current, parked }];
  }

  /** Folds the event into its document. Returns why it cannot be folded: nothing can be relied on in the document then. */
  private evolve(documents: Documents, { key, event }: Due): Parked | null {
    try {
      const document = documents.get(key) ?? this.newDocument(key, event);
      document.body = this.projection.evolve(document.body, event);
      document.position = event.position;
      documents.set(key, document);
      return null;
    } catch (error) {
      return { type: event.type, why: whyOf(error) };
    }
  }

  /** The document as it was before an event, with what came before that on the same page, parked there. */
  private async before(
    { key, event }: Due,
    parked: Parked,
    page: readonly Due[],
  ): Promise<WorkingDocument | null> {
    const documents = await this.documentsOf([key]);
    if (documents.get(key) === null) return null;
    for (const one of page) {
      const isBefore = one.key === key && one.event.position < event.position;
      if (isBefore && one.event.position > (documents.get(key)?.position ?? 0)) this.evolve(documents, one);
    }
    const { owner, body } = documents.get(key) ?? { owner: event.memberId, body: null };
    return { key, owner, position: event.position, body, parked };
  }

  private newDocument(key: string, event: FoldEvent): WorkingDocument {
    return { key, owner: event.memberId, position: 0, body: this.projection.initial(event) };
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
