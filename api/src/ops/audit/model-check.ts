import type { FoldEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import {
  DamagedReadModel,
  type CollectionVersion,
  type Damage,
  type Filling,
  type FoundDocument,
  type Parked,
  type ReadModelStore,
  type StoredDocument,
  type VersionRef,
  type WrittenDocument,
} from '../../ports/read-models.port.js';
import { differingPaths } from './differing-paths.js';
import type { Finding, Findings } from './findings.js';
import { IdSet } from './id-set.js';

/** Goes through the event store once more. */
export interface Again {
  /** Folds it by the projection given; each document comes once. */
  fold(projection: Projection<unknown>, put: Filling['put']): Promise<void>;
  /** Every event that this read model folds. */
  read(visit: (event: FoldEvent) => void): Promise<void>;
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
  private readonly suspects = new Map<string, FoundDocument | null>();
  /** It cannot be read at all, and is not looked at further. */
  private unreadable = false;

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
    return upToPosition({ ...projection, key }, active.checkpoint);
  }

  /** Compares documents that were folded with what is stored; what differs is judged later. */
  async compare(documents: readonly WrittenDocument[]): Promise<void> {
    const keys = documents.map(({ key }) => key);
    const stored = (await this.readable(() => this.models.load(this.active, keys))) ?? [];
    const byKey = new Map(stored.map((document) => [document.key, document]));
    for (const folded of documents) {
      this.folded.add(folded.key);
      const known = byKey.get(folded.key) ?? null;
      if (this.unreadable) continue;
      if (!known || !same(folded, known)) this.suspects.set(folded.key, known);
      else if (folded.parked) this.reportParked(folded, folded.parked);
    }
  }

  /** Looks for documents that nothing was folded into; when all were compared that something was. */
  async lookForOthers(): Promise<void> {
    await this.readable(async () => {
      for await (const stored of this.stored()) {
        this.count += 1;
        if (!this.folded.has(stored.key)) this.suspects.set(stored.key, stored);
      }
    });
  }

  /** What differed may only have moved on: folds it again up to where it stands now, and reports what differs still. */
  async judge(again: Again): Promise<void> {
    const { suspects } = this;
    if (suspects.size === 0 || this.unreadable) return;
    for (const [key, stored] of suspects) {
      // A head is as new as every tile that was looked at, once it is looked at after them.
      if (stored === null || key === this.headKey)
        suspects.set(key, (await this.models.load(this.active, [key]))[0] ?? null);
    }
    const fresh = new Map<string, WrittenDocument>();
    await again.fold(this.ofSuspects, async (documents) => {
      for (const document of documents) if (suspects.has(document.key)) fresh.set(document.key, document);
    });
    const wrong: string[] = [];
    for (const [key, stored] of suspects) {
      const folded = fresh.get(key);
      if (!folded || !stored || !same(folded, stored)) wrong.push(key);
    }
    const positions = await this.explain(new Set(wrong.slice(0, EXPLAINED)), again);
    for (const key of wrong)
      this.report(key, fresh.get(key), suspects.get(key) ?? null, positions.get(key) ?? []);
  }

  /** The projection of what differed, each document up to where it stands now. */
  private get ofSuspects(): Projection<unknown> {
    const { projection, active, suspects } = this;
    const key = (event: FoldEvent) => {
      const known = projection.key(event);
      if (known === null || !suspects.has(known)) return null;
      const horizon = Math.max(suspects.get(known)?.position ?? 0, active.checkpoint);
      return event.position <= horizon ? known : null;
    };
    return upToPosition({ ...projection, key }, suspects.get(this.headKey)?.position ?? active.checkpoint);
  }

  /** Of a read model of the event store's order. */
  private get headKey(): string {
    return this.projection.sequence?.headKey ?? '';
  }

  private async *stored(): AsyncGenerator<FoundDocument> {
    let afterKey: string | undefined;
    for (;;) {
      const page = await this.models.page(this.active, LISTED_AT_ONCE, afterKey);
      yield* page;
      afterKey = page.at(-1)?.key;
      if (page.length < LISTED_AT_ONCE) return;
    }
  }

  /** Does the work, unless the version turns out to be unreadable, or is known to be: that is one finding. */
  private async readable<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.unreadable) return null;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DamagedReadModel)) throw error;
      this.unreadable = true;
      this.findings.add(unreadable(this.active, error.damage));
      return null;
    }
  }

  /** The latest events that were folded into each document. */
  private async explain(keys: ReadonlySet<string>, again: Again): Promise<Map<string, number[]>> {
    const positions = new Map<string, number[]>();
    if (keys.size === 0 || this.projection.sequence) return positions;
    await again.read((event) => {
      const key = this.projection.key(event);
      if (key === null || !keys.has(key)) return;
      positions.set(key, [...(positions.get(key) ?? []), event.position].slice(-POSITIONS_SHOWN));
    });
    return positions;
  }

  private report(
    key: string,
    fresh: WrittenDocument | undefined,
    stored: FoundDocument | null,
    positions: number[],
  ): void {
    const where = `${this.projection.name}/${key}`;
    const parked = parkedOtherwise(fresh, stored);
    if (parked !== null) {
      this.findings.add({ check: 'parked', where, ...parked });
      return;
    }
    const what = !stored
      ? 'the log has this document, the read model has not'
      : !fresh
        ? 'the read model has this document, the log has no event of it'
        : difference(asStored(fresh), stored);
    this.findings.add({ check: 'read-model', where, what, positions });
  }

  private reportParked({ key, position }: WrittenDocument, parked: Parked): void {
    const where = `${this.projection.name}/${key}`;
    this.findings.add({ check: 'parked', where, what: standsAt(position, parked), positions: [position] });
  }
}

/** Where one of the two stands at an event, and the other does not; null of any others. */
function parkedOtherwise(
  fresh: WrittenDocument | undefined,
  stored: FoundDocument | null,
): Pick<Finding, 'what' | 'positions'> | null {
  if (fresh?.parked && !stored?.parked) {
    const what = `${standsAt(fresh.position, fresh.parked)}; what is served was folded before the event was changed`;
    return { what, positions: [fresh.position] };
  }
  if (!stored?.parked || fresh?.parked) return null;
  const what = `${standsAt(stored.position, stored.parked)}; it can be now: emit projections parked retry`;
  return { what, positions: [stored.position] };
}

function standsAt(position: number, { type, why }: Parked): string {
  return `stands at ${type} (position ${position}), which cannot be folded: ${why}`;
}

/** Of the event store's order, no more than up to a position. */
function upToPosition({ sequence, ...projection }: Projection<unknown>, last: number): Projection<unknown> {
  if (!sequence) return projection;
  const resume = (head: unknown) => {
    const fold = sequence.resume(head);
    return {
      add: (event: FoldEvent) => event.position <= last && fold.add(event),
      take: () => fold.take(),
      head: () => fold.head(),
    };
  };
  return { ...projection, sequence: { ...sequence, resume } };
}

/** A version of which nothing can be compared. */
export function unreadable({ collection, version }: VersionRef, { what }: Damage): Finding {
  const where = `${collection} version ${version}`;
  return { check: 'read-model', where, what: `cannot be read: ${what}`, positions: [] };
}

/** As `stored` has it: the text of the body would differ wherever the body does. */
function asStored({ key, owner, position, json }: WrittenDocument): StoredDocument {
  return { key, owner, position, body: JSON.parse(json) as unknown };
}

/** Of a document that is no JSON there is nothing to compare. */
function difference(fresh: StoredDocument, { damage, ...stored }: FoundDocument): string {
  const paths = stored.body === null && damage !== undefined ? [] : differingPaths(fresh, stored);
  return paths.length > 0 ? `differs from the log in ${paths.join(', ')}` : `cannot be read: ${damage ?? ''}`;
}

function same(folded: WrittenDocument, stored: FoundDocument): boolean {
  return (
    stored.damage === undefined &&
    folded.position === stored.position &&
    folded.owner === stored.owner &&
    folded.parked?.type === stored.parked?.type &&
    folded.json === JSON.stringify(stored.body)
  );
}
