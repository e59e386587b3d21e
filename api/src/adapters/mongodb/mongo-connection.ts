import { type Db, type DbOptions, MongoClient, type MongoClientOptions } from 'mongodb';
import { inAnswerTime } from '../../kernel/answer-time.js';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { unavailabilityOf, UnsuitableServer } from './mongo-errors.js';
import { TimeLimits } from '../network/time-limits.js';

/** Used where the connection string does not say otherwise: a store that is away is reported within seconds. */
const DEFAULTS: MongoClientOptions = {
  appName: 'emit',
  serverSelectionTimeoutMS: 3_000,
  connectTimeoutMS: 3_000,
  // A network that has fallen silent; what takes a server this long is not done in one call anywhere here.
  socketTimeoutMS: 10_000,
};

/** Whatever the connection string says: without these a write may be lost after it was acknowledged, or not be seen. */
const PINNED: DbOptions = { writeConcern: { w: 'majority' }, readPreference: 'primary' };
const PINNED_FOR_CLIENT: MongoClientOptions = {
  retryReads: true,
  retryWrites: true,
  promoteLongs: true,
  promoteValues: true,
  useBigInt64: false,
  raw: false,
};

/**
 * The server away for so long, a new client looks for it: one whose watch over the server got stuck would never find it
 * again, and was seen to do so after a cut network.
 */
const RENEW_AFTER_MS = 15_000;

/** For what a person waits for, with all that the driver tries again. */
const ANSWERED_WITHIN_MS = 5_000;
/** For what nobody waits for and may be long: the documents of a page, an index. The driver's own limits take less together. */
export const PATIENT_MS = 20_000;
/** Longer than the driver looks for its server anew. */
const AFTER_A_LOSS_MS = 5_000;

interface Patience {
  readonly renewAfterMs?: number;
  readonly overdueAfterMs?: number;
}

/** For the options of a command: the server ends it when the client has left. */
export interface Limit {
  readonly maxTimeMS: number;
}

/** A database, its pool of connections, and the one place where the driver's errors become the port's. */
export class MongoConnection {
  private client: MongoClient;
  /**
   * The driver has none where it hands a request to a socket that is being closed: it waits for a 'drain' that never
   * comes (7.8 and 7.9; seen in every third cut of a busy network). The loss itself it tells.
   */
  private readonly limits: TimeLimits;
  private readonly withinMs: number;
  private readonly renewAfterMs: number;
  /** The client that has connected once. */
  private connected: MongoClient | null = null;
  private closed = false;
  /** Since when the client has not reached its server; by the process's own clock. */
  private awaySince: number | null = null;

  /** Connects when first used. Throws on a malformed URL. */
  constructor(
    private readonly url: string,
    { renewAfterMs = RENEW_AFTER_MS, overdueAfterMs = ANSWERED_WITHIN_MS }: Patience = {},
  ) {
    this.renewAfterMs = renewAfterMs;
    this.limits = new TimeLimits(overdueAfterMs);
    this.withinMs = overdueAfterMs;
    this.client = this.newClient();
  }

  /**
   * Throws StoreUnavailable when the server cannot be reached or cannot serve now, and when `withinMs` are over; other errors
   * as they come.
   */
  run<T>(work: (db: Db, limit: Limit) => Promise<T>, withinMs = this.withinMs): Promise<T> {
    return inAnswerTime(this.attempt(work, withinMs), () => new StoreUnavailable('MongoDB'));
  }

  async ping(): Promise<void> {
    await this.run((db) => db.command({ ping: 1 }));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client.close();
  }

  private async attempt<T>(work: (db: Db, limit: Limit) => Promise<T>, withinMs: number): Promise<T> {
    if (this.closed) throw new StoreUnavailable('MongoDB');
    const { client } = this;
    try {
      const answer = await this.limits.within(this.withClient(client, work, withinMs), withinMs);
      this.awaySince = null;
      return answer;
    } catch (error) {
      const unavailable = unavailabilityOf(error);
      if (unavailable === null) throw error;
      this.renewIfLost(client);
      throw unavailable;
    }
  }

  private newClient(): MongoClient {
    const client = clientOf(this.url);
    client.on('connectionPoolCleared', () => this.limits.hasten(AFTER_A_LOSS_MS));
    return client;
  }

  private async withClient<T>(
    client: MongoClient,
    work: (db: Db, limit: Limit) => Promise<T>,
    withinMs: number,
  ): Promise<T> {
    if (this.connected !== client) {
      // A client whose first connection failed stays closed until it is told to connect again.
      await client.connect();
      await refuseOneMember(client);
    }
    this.connected = client;
    return work(client.db(databaseIn(this.url), PINNED), { maxTimeMS: withinMs });
  }

  private renewIfLost(client: MongoClient): void {
    if (this.closed || this.client !== client) return;
    this.awaySince ??= performance.now();
    if (performance.now() - this.awaySince < this.renewAfterMs) return;
    this.client = this.newClient();
    this.awaySince = null;
    // Nobody waits for its end, which a silent network may delay.
    client.close().catch(() => undefined);
  }
}

/** What the driver says of a malformed URL does not name it, nor what is in it. */
function clientOf(url: string): MongoClient {
  try {
    return new MongoClient(url, { ...defaultsFor(url), ...PINNED_FOR_CLIENT });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`MONGODB_URL cannot be used: ${why}`, { cause: error });
  }
}

/** Of one member of a replica set the driver reads also while it is a secondary. Throws UnsuitableServer. */
async function refuseOneMember(client: MongoClient): Promise<void> {
  if (!client.options.directConnection) return;
  // By the name that servers of every version know, as the driver does.
  const { setName } = await client.db('admin').command({ ismaster: 1 });
  if (setName === undefined) return;
  throw new UnsuitableServer(
    'directConnection=true in MONGODB_URL leads to one member of a replica set alone',
  );
}

/** The database that a connection string names; 'emit' when it names none. */
export function databaseIn(url: string): string {
  const named = /^mongodb(?:\+srv)?:\/\/[^/]*\/([^?]+)/.exec(url)?.[1];
  return named ? decodeURIComponent(named) : 'emit';
}

function defaultsFor(url: string): MongoClientOptions {
  const given = new Set([...new URLSearchParams(url.split('?')[1]).keys()].map((key) => key.toLowerCase()));
  return Object.fromEntries(Object.entries(DEFAULTS).filter(([key]) => !given.has(key.toLowerCase())));
}
