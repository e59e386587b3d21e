import type { Projection } from '../kernel/projection.js';
import type { CollectionVersion } from '../ports/read-models.port.js';

export type Projections = readonly Projection<unknown>[];

/**
 * By what each version is folded. A version of former scoring rules, or of those that are about to be served, is folded by its
 * own; only one that other code made cannot be folded by this release.
 */
export class KnownProjections {
  private others: Projections = [];
  private readonly unknown = new Set<string>();
  /** The shapes that were served when the projections in force were looked up. */
  private servedBefore = '';

  constructor(
    private inForce: Projections,
    /** Looks up the projections by the scoring rules that are served. */
    private readonly refresh?: () => Promise<Projections>,
    /** Looks up those of every set of rules that the event store knows. */
    private readonly ofAllRules?: () => Promise<Projections>,
  ) {}

  /** Those of the rules that are in force now, looked up anew. */
  async lookAgain(): Promise<Projections> {
    if (this.refresh) this.inForce = await this.refresh();
    return this.inForce;
  }

  /** Whether a served version is of other scoring rules than those in force, and of no other release. */
  async isOfOtherRules(version: CollectionVersion): Promise<boolean> {
    const { collection, shape } = version;
    const mine = this.inForce.find(({ name }) => name === collection);
    return mine !== undefined && mine.shape !== shape && (await this.of(version)) !== null;
  }

  /** The projections of what is served, looked up anew when other shapes are served than they fold. */
  async toServe(versions: readonly CollectionVersion[]): Promise<Projections> {
    const active = activeOf(versions);
    const differs = this.inForce.some(({ name, shape }) => (active.get(name)?.shape ?? shape) !== shape);
    const served = [...active.values()].map(({ collection, shape }) => `${collection} ${shape}`).join();
    if (this.refresh && differs && served !== this.servedBefore) {
      this.inForce = await this.refresh();
      this.servedBefore = served;
    }
    return this.inForce;
  }

  /** Null for a version that this release cannot fold. */
  async of({ collection, shape }: CollectionVersion): Promise<Projection<unknown> | null> {
    const find = (all: Projections) => all.find((one) => one.name === collection && one.shape === shape);
    const found = find(this.inForce) ?? find(this.others);
    const key = `${collection} ${shape}`;
    if (found || !this.ofAllRules || this.unknown.has(key)) return found ?? null;
    this.others = await this.ofAllRules();
    const known = find(this.others);
    // Rules are in the event store before any version is served or followed by them.
    if (!known) this.unknown.add(key);
    return known ?? null;
  }
}

/** The versions that reads are served from, by read model. */
export function activeOf(versions: readonly CollectionVersion[]): Map<string, CollectionVersion> {
  const active = versions.filter(({ status }) => status === 'active');
  return new Map(active.map((version) => [version.collection, version]));
}
