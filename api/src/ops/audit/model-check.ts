import type { FoldEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import type {
  CollectionVersion,
  ReadModelStore,
  StoredDocument,
  WrittenDocument,
} from '../../ports/read-models.port.js';
import { differingPaths } from './differing-paths.js';
import type { Findings } from './findings.js';
import { IdSet } from './id-set.js';

/** Reads the log once more, as this read model folds it. */
export type Reread = (visit: (event: FoldEvent) => void) => Promise<void>;

interface Fresh {
  position: number;
  owner: string;
  body: unknown;
}

/** Documents that are explained with the events behind them. */
const EXPLAINED = 50;
const LISTED_AT_ONCE = 500;
const POSITIONS_SHOWN = 5;

/**
 * One read model, folded afresh and compared with what is served, byte for byte. Documents that a live projector moves
 * on meanwhile are folded again up to where they stand.
 */
export class ModelCheck {
  /** Documents that were compared. */
  count = 0;
  private readonly folded = new IdSet();
  private readonly suspects = new Map<string, StoredDocument | null>();

  constructor(
    readonly projection: Projection<unknown>,
    readonly active: CollectionVersion,
    private readonly models: ReadModelStore,
    private readonly findings: Findings,
  ) {}

  /** The projection up to where what is served was folded when this check was made. */
  get asServed(): Projection<unknown> {
    const { projection, active } = this;
    const key = (event: FoldEvent) => (event.position > active.checkpoint ? null : projection.key(event));
    return { ...projection, key };
  }

  /** Compares documents that were folded with what is stored; what differs is judged later. */
  async compare(documents: readonly WrittenDocument[]): Promise<void> {
    const keys = documents.map(({ key }) => key);
    const stored = await this.models.load(this.active, keys);
    const byKey = new Map(stored.map((document) => [document.key, document]));
    for (const folded of documents) {
      this.folded.add(folded.key);
      const known = byKey.get(folded.key) ?? null;
      if (!known || !same(folded, known)) this.suspects.set(folded.key, known);
    }
  }

  /** Looks for documents that nothing was folded into; when all were compared that something was. */
  async lookForOthers(): Promise<void> {
    for await (const stored of this.stored()) {
      this.count += 1;
      if (!this.folded.has(stored.key)) this.suspects.set(stored.key, stored);
    }
  }

  /** What differed may only have moved on: folds it again up to where it stands now, and reports what differs still. */
  async judge(reread: Reread): Promise<void> {
    const { suspects, active, projection } = this;
    if (suspects.size === 0) return;
    for (const [key, stored] of suspects) {
      if (stored === null) suspects.set(key, await this.models.get(projection.name, key));
    }
    const fresh = new Map<string, Fresh>();
    await reread((event) => {
      const key = projection.key(event);
      if (key === null || !suspects.has(key)) return;
      const horizon = Math.max(suspects.get(key)?.position ?? 0, active.checkpoint);
      if (event.position <= horizon) this.fold(fresh, key, event);
    });
    const wrong: string[] = [];
    for (const [key, stored] of suspects) {
      const folded = fresh.get(key);
      if (!folded || !stored || !same(written(key, folded), stored)) wrong.push(key);
    }
    const positions = await this.explain(new Set(wrong.slice(0, EXPLAINED)), reread);
    for (const key of wrong)
      this.report(key, fresh.get(key), suspects.get(key) ?? null, positions.get(key) ?? []);
  }

  private fold(documents: Map<string, Fresh>, key: string, event: FoldEvent): void {
    const { projection } = this;
    let known = documents.get(key);
    if (!known) {
      known = { position: 0, owner: projection.owner(event), body: projection.initial(event) };
      documents.set(key, known);
    }
    known.body = projection.evolve(known.body, event);
    known.position = event.position;
  }

  private async *stored(): AsyncGenerator<StoredDocument> {
    let afterKey: string | undefined;
    for (;;) {
      const query = { limit: LISTED_AT_ONCE, ...(afterKey !== undefined && { afterKey }) };
      const page = await this.models.list(this.projection.name, query);
      yield* page;
      afterKey = page.at(-1)?.key;
      if (page.length < LISTED_AT_ONCE) return;
    }
  }

  /** The latest events that were folded into each document. */
  private async explain(keys: ReadonlySet<string>, reread: Reread): Promise<Map<string, number[]>> {
    const positions = new Map<string, number[]>();
    if (keys.size === 0) return positions;
    await reread((event) => {
      const key = this.projection.key(event);
      if (key === null || !keys.has(key)) return;
      positions.set(key, [...(positions.get(key) ?? []), event.position].slice(-POSITIONS_SHOWN));
    });
    return positions;
  }

  private report(
    key: string,
    fresh: Fresh | undefined,
    stored: StoredDocument | null,
    positions: number[],
  ): void {
    const where = `${this.projection.name}/${key}`;
    const what = !stored
      ? 'the log has this document, the read model has not'
      : !fresh
        ? 'the read model has this document, the log has no event of it'
        : `differs from the log in ${differingPaths(fresh, stored).join(', ')}`;
    this.findings.add({ check: 'read-model', where, what, positions });
  }
}

function written(key: string, { position, owner, body }: Fresh): WrittenDocument {
  return { key, position, owner, json: JSON.stringify(body) };
}

function same(folded: WrittenDocument, stored: StoredDocument): boolean {
  return (
    folded.position === stored.position &&
    folded.owner === stored.owner &&
    folded.json === JSON.stringify(stored.body)
  );
}
