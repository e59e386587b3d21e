import type { FoldEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import type { Lift } from '../../kernel/upcasting.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { CollectionVersion, ReadModelStore, StoredDocument } from '../../ports/read-models.port.js';
import type { Progress } from '../support/progress.js';
import { differingPaths } from './differing-paths.js';
import type { Findings } from './findings.js';

interface Fresh {
  position: number;
  owner: string;
  body: unknown;
}

export interface ModelCheckParts {
  readonly log: EventStore;
  readonly models: ReadModelStore;
  readonly lift: Lift;
  readonly findings: Findings;
}

/** Documents that are explained with the events behind them. */
const EXPLAINED = 50;
const LISTED_AT_ONCE = 500;
const POSITIONS_SHOWN = 5;

type Selects = (key: string) => boolean;
/** Up to which position a document is folded afresh. */
type Horizon = (key: string) => number;

/**
 * Folds one read model afresh and compares it with what is served, byte for byte. Documents that a live projector
 * moves on meanwhile are folded again up to where they stand. In `parts` passes through the log, each with the
 * documents of its share of the keys in memory.
 */
export class ModelCheck {
  private readonly suspects = new Map<string, StoredDocument | null>();

  constructor(
    private readonly parts: ModelCheckParts,
    private readonly projection: Projection<unknown>,
    private readonly active: CollectionVersion,
  ) {}

  async run(passes: number, progress: Progress): Promise<number> {
    let documents = 0;
    for (let pass = 0; pass < passes; pass++) {
      const selects: Selects = (key) => passes === 1 || partOf(key, passes) === pass;
      const fresh = await this.fold(selects, () => this.active.checkpoint, progress);
      for await (const stored of this.stored(selects)) {
        documents += 1;
        const folded = fresh.get(stored.key);
        fresh.delete(stored.key);
        if (!folded || !same(folded, stored)) this.suspects.set(stored.key, stored);
      }
      for (const key of fresh.keys()) this.suspects.set(key, null);
    }
    if (this.suspects.size > 0) await this.judge(progress);
    return documents;
  }

  private async fold(selects: Selects, horizon: Horizon, progress: Progress): Promise<Map<string, Fresh>> {
    const documents = new Map<string, Fresh>();
    await this.each(selects, progress, (key, event) => {
      if (event.position > horizon(key)) return;
      const { projection } = this;
      const known = documents.get(key) ?? {
        position: 0,
        owner: projection.owner(event),
        body: projection.initial(event),
      };
      known.body = projection.evolve(known.body, event);
      known.position = event.position;
      documents.set(key, known);
    });
    return documents;
  }

  private async each(selects: Selects, progress: Progress, visit: (key: string, event: FoldEvent) => void) {
    const { log, lift } = this.parts;
    for await (const page of log.replay({ after: 0, types: this.projection.types })) {
      for (const event of page) {
        const lifted = { ...event, data: lift(event.type, event.schema, event.data) };
        const key = this.projection.key(lifted);
        if (key !== null && selects(key)) visit(key, lifted);
      }
      progress.add(page.length, page.at(-1)?.position ?? 0);
    }
  }

  private async *stored(selects: Selects): AsyncGenerator<StoredDocument> {
    let afterKey: string | undefined;
    for (;;) {
      const query = { limit: LISTED_AT_ONCE, ...(afterKey !== undefined && { afterKey }) };
      const page = await this.parts.models.list(this.projection.name, query);
      for (const document of page) if (selects(document.key)) yield document;
      afterKey = page.at(-1)?.key;
      if (page.length < LISTED_AT_ONCE) return;
    }
  }

  /** What differed may only have moved on: folds it again up to where it stands now, and reports what differs still. */
  private async judge(progress: Progress): Promise<void> {
    const { suspects, active } = this;
    for (const [key, stored] of suspects) {
      if (stored === null) suspects.set(key, await this.parts.models.get(this.projection.name, key));
    }
    const horizon: Horizon = (key) => Math.max(suspects.get(key)?.position ?? 0, active.checkpoint);
    const fresh = await this.fold((key) => suspects.has(key), horizon, progress);
    const wrong: string[] = [];
    for (const [key, stored] of suspects) {
      const folded = fresh.get(key);
      if (!folded || !stored || !same(folded, stored)) wrong.push(key);
    }
    const positions = await this.explain(new Set(wrong.slice(0, EXPLAINED)), progress);
    for (const key of wrong)
      this.report(key, fresh.get(key), suspects.get(key) ?? null, positions.get(key) ?? []);
  }

  /** The latest events that were folded into each document. */
  private async explain(keys: ReadonlySet<string>, progress: Progress): Promise<Map<string, number[]>> {
    const positions = new Map<string, number[]>();
    if (keys.size === 0) return positions;
    await this.each(
      (key) => keys.has(key),
      progress,
      (key, { position }) => {
        positions.set(key, [...(positions.get(key) ?? []), position].slice(-POSITIONS_SHOWN));
      },
    );
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
    this.parts.findings.add({ check: 'read-model', where, what, positions });
  }
}

function same(fresh: Fresh, stored: StoredDocument): boolean {
  return (
    fresh.position === stored.position &&
    fresh.owner === stored.owner &&
    JSON.stringify(fresh.body) === JSON.stringify(stored.body)
  );
}

function partOf(key: string, parts: number): number {
  let hash = 0;
  for (let index = 0; index < key.length; index++) hash = (Math.imul(hash, 31) + key.charCodeAt(index)) | 0;
  return Math.abs(hash) % parts;
}
