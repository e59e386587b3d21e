import { setTimeout as pause } from 'node:timers/promises';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { VaultEntry, VaultReading } from '../../ports/vault.port.js';
import type { ReadModel } from '../../kernel/projection.js';
import { applications } from '../../projections/applications.projection.js';
import { memberDirectory, type DirectoryEntry } from '../../projections/member-directory.projection.js';
import type { Log } from '../../runtime/log.js';
import type { Keyring } from '../../runtime/sealing.js';
import {
  byFault,
  faultIn,
  KEY_FAULTS,
  leaveOutChanged,
  type KeyFault,
  type KeyReport,
  type KeyStores,
} from './check-keys.js';
import { isApplicationLost, leaveOutErased, type ApplicationKeys } from './check-application-keys.js';
import { faultyKeys, keySentences } from './key-sentences.js';

const PAGE = 500;
const EVERY_MS = 10_000;
/** A round waits so many times as long as the last one took: it takes a fiftieth of one processor at most. */
const REST = 50;
/** Ids in one log line. */
const NAMED = 20;

const FIRST_LOOK_MS = 2_000;

export interface WatchedStores extends KeyStores {
  readonly models: Pick<ReadModelStore, 'list' | 'versions'>;
}

/**
 * Looks, again and again while a server runs, whether each member has a key that opens what is sealed. Where some have lost
 * theirs the others are served, and this tells. By the directory of members, because the event store may be large.
 */
export class KeyWatch {
  /** Resolves when the first look has ended, well or not. */
  readonly firstRound: Promise<void>;
  private ended: () => void = () => undefined;
  private found: KeyReport | null = null;
  private told = '';
  private readonly stopping = new AbortController();
  private running = Promise.resolve();

  constructor(
    private readonly stores: WatchedStores,
    private readonly keyring: Keyring,
    private readonly log: Log,
  ) {
    this.firstRound = new Promise((resolve) => (this.ended = resolve));
  }

  /** What the last round has found; null before the first one, and where nobody has folded the directory yet. */
  get report(): KeyReport | null {
    return this.found;
  }

  /** One sentence for each kind of fault. */
  problems(): string[] {
    return this.found === null
      ? []
      : keySentences(this.found).map((sentence) => `${sentence} (emit doctor names them, and the way back)`);
  }

  /** Begins to look, and waits for the first look for a moment: whoever asks for `/health` then has its answer. */
  async onApplicationBootstrap(): Promise<void> {
    this.running = this.run(this.stopping.signal);
    await Promise.race([this.firstRound, pause(FIRST_LOOK_MS, undefined, { ref: false })]);
  }

  onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    return this.running;
  }

  /** Until the signal aborts. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const began = performance.now();
      await this.round(signal).catch((error: unknown) =>
        this.log.warn({ err: error }, "the members' keys could not be looked through; it is tried again"),
      );
      this.ended();
      const rest = Math.max(EVERY_MS, (performance.now() - began) * REST);
      await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async round(signal?: AbortSignal): Promise<void> {
    const { models, vault, eventStore } = this.stores;
    const served = (await models.versions()).filter(({ status }) => status === 'active');
    if (!served.some(({ collection }) => collection === memberDirectory.name)) return;
    const faulty = new Map<string, KeyFault>();
    const cursor = new VaultCursor(vault);
    let members = 0;
    for await (const { key, body } of this.documents(memberDirectory)) {
      if (signal?.aborted) return;
      if (body.erased) continue;
      members += 1;
      if (!this.faultOf(key, body, await cursor.entryOf(key))) continue;
      // A page of the vault may be older than that of the directory.
      const fault = this.faultOf(key, body, await vault.find(key));
      if (fault) faulty.set(key, fault);
    }
    members -= await leaveOutChanged({ eventStore, vault }, this.keyring, faulty);
    const isFolded = served.some(({ collection }) => collection === applications.name);
    const ofApplications = isFolded ? await this.applicationKeys() : { all: 0, lost: [] };
    this.found = { members, faults: byFault(faulty), applications: ofApplications, opened: true };
    this.tell(this.found);
  }

  private async applicationKeys(): Promise<ApplicationKeys> {
    const { vault, eventStore } = this.stores;
    const lost = new Set<string>();
    const cursor = new VaultCursor(vault);
    let all = 0;
    for await (const { key, body } of this.documents(applications)) {
      if (body.erased) continue;
      all += 1;
      const isLost = (entry: VaultEntry | null) => isApplicationLost(key, body, entry, this.keyring);
      // As of members.
      if (isLost(await cursor.entryOf(key)) && isLost(await vault.find(key))) lost.add(key);
    }
    all -= await leaveOutErased(eventStore, lost);
    return { all, lost: [...lost] };
  }

  private faultOf(memberId: string, { profile }: DirectoryEntry, entry: VaultEntry | null): KeyFault | null {
    return faultIn(memberId, profile, entry, this.keyring);
  }

  private async *documents<B>(
    model: ReadModel<B>,
  ): AsyncGenerator<{ readonly key: string; readonly body: B }> {
    let afterKey: string | undefined;
    for (;;) {
      const query = { limit: PAGE, ...(afterKey !== undefined && { afterKey }) };
      const page = await this.stores.models.list(model, query);
      yield* page;
      afterKey = page.at(-1)?.key;
      if (page.length < PAGE) return;
      // Others come between two pages.
      await new Promise(setImmediate);
    }
  }

  /** Once for each change. */
  private tell(report: KeyReport): void {
    const { faults, applications: ofApplications } = report;
    const now = faultyKeys(report) === 0 ? '' : JSON.stringify([faults, ofApplications.lost]);
    if (now === this.told) return;
    this.told = now;
    if (now === '') {
      this.log.info({ members: report.members }, "every member's key is there again");
      return;
    }
    for (const fault of KEY_FAULTS.filter((one) => faults[one].length > 0)) {
      const facts = { fault, of: report.members, count: faults[fault].length };
      this.log.error(
        { ...facts, memberIds: faults[fault].slice(0, NAMED) },
        "members' keys are lost: restore them from a backup",
      );
    }
    const { all: of, lost } = ofApplications;
    if (lost.length > 0)
      this.log.error(
        { of, count: lost.length, applicationIds: lost.slice(0, NAMED) },
        'keys of applications are lost: restore them from a backup',
      );
  }
}

/** The vault's entries beside a list of members in the same order, a page at a time. */
class VaultCursor {
  private page: VaultEntry[] = [];
  private next = 0;
  private ended = false;

  constructor(private readonly vault: VaultReading) {}

  /** For ids that ascend. */
  async entryOf(memberId: string): Promise<VaultEntry | null> {
    for (;;) {
      const entry = this.page[this.next];
      if (entry === undefined) {
        if (this.ended) return null;
        await this.turn();
      } else if (entry.memberId >= memberId) return entry.memberId === memberId ? entry : null;
      else this.next += 1;
    }
  }

  private async turn(): Promise<void> {
    this.page = await this.vault.page(this.page.at(-1)?.memberId ?? '', PAGE);
    this.next = 0;
    this.ended = this.page.length === 0;
  }
}
