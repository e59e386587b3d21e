import { type Db, MongoBulkWriteError, MongoClient, type MongoClientOptions, MongoError } from 'mongodb';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { Overdue, TimeLimits } from './time-limits.js';

/** Code of MongoDB's duplicate-key error. */
export const DUPLICATE_KEY = 11000;

/** Driver errors that say nothing about the request: the server, or the way to it, is gone. */
const UNREACHABLE = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoServerSelectionError',
  'MongoOperationTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoServerClosedError',
  'MongoClientClosedError',
  'MongoStalePrimaryError',
  'MongoWriteConcernError',
]);

/** The socket's own errors, which the driver lets through when it writes to a connection that has just been lost. */
const LOST_SOCKET = new Set([
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ERR_SOCKET_CLOSED',
]);

/** Used where the connection string does not say otherwise: a store that is away is reported within seconds. */
const DEFAULTS: MongoClientOptions = {
  appName: 'emit',
  serverSelectionTimeoutMS: 3_000,
  connectTimeoutMS: 3_000,
  // A network that has fallen silent; what takes a server this long is not done in one call anywhere here.
  socketTimeoutMS: 10_000,
  writeConcern: { w: 'majority' },
};

/**
 * The server away for so long, a new client looks for it: one whose watch over the server got stuck would never find it
 * again, and was seen to do so after a cut network.
 */
const RENEW_AFTER_MS = 15_000;

/** Longer than the driver's own limits take together. */
const OVERDUE_AFTER_MS = 20_000;
/** Longer than the driver looks for its server anew. */
const AFTER_A_LOSS_MS = 5_000;

interface Patience {
  readonly renewAfterMs?: number;
  readonly overdueAfterMs?: number;
}

/** A database, its pool of connections, and the one place where the driver's errors become the port's. */
export class MongoConnection {
  private client: MongoClient;
  /**
   * The driver has none where it hands a request to a socket that is being closed: it waits for a 'drain' that never
   * comes (7.8 and 7.9; seen in every third cut of a busy network). The loss itself it tells.
   */
  private readonly limits: TimeLimits;
  private readonly renewAfterMs: number;
  /** The client that has connected once. */
  private connected: MongoClient | null = null;
  private closed = false;
  /** Since when the client has not reached its server; by the process's own clock. */
  private awaySince: number | null = null;

  /** Connects when first used. Throws on a malformed URL. */
  constructor(
    private readonly url: string,
    { renewAfterMs = RENEW_AFTER_MS, overdueAfterMs = OVERDUE_AFTER_MS }: Patience = {},
  ) {
    this.renewAfterMs = renewAfterMs;
    this.limits = new TimeLimits(overdueAfterMs);
    this.client = this.newClient();
  }

  /** Throws StoreUnavailable when the server cannot be reached; other errors as they come. */
  async run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    if (this.closed) throw new StoreUnavailable('MongoDB');
    const { client } = this;
    try {
      const answer = await this.limits.within(this.withClient(client, work));
      this.awaySince = null;
      return answer;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      this.renewIfLost(client);
      throw new StoreUnavailable('MongoDB', { cause: error });
    }
  }

  async ping(): Promise<void> {
    await this.run((db) => db.command({ ping: 1 }));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client.close();
  }

  private newClient(): MongoClient {
    const client = clientOf(this.url);
    client.on('connectionPoolCleared', () => this.limits.hasten(AFTER_A_LOSS_MS));
    return client;
  }

  private async withClient<T>(client: MongoClient, work: (db: Db) => Promise<T>): Promise<T> {
    // A client whose first connection failed stays closed until it is told to connect again.
    if (this.connected !== client) await client.connect();
    this.connected = client;
    return work(client.db(databaseIn(this.url)));
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
    return new MongoClient(url, defaultsFor(url));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`MONGODB_URL cannot be used: ${why}`, { cause: error });
  }
}

/** The database that a connection string names; 'emit' when it names none. */
export function databaseIn(url: string): string {
  const named = /^mongodb(?:\+srv)?:\/\/[^/]*\/([^?]+)/.exec(url)?.[1];
  return named ? decodeURIComponent(named) : 'emit';
}

function defaultsFor(url: string): MongoClientOptions {
  const keys = [...new URLSearchParams(url.split('?')[1]).keys()].map((key) => key.toLowerCase());
  const given = new Set(keys.map((key) => (key === 'w' ? 'writeconcern' : key)));
  return Object.fromEntries(Object.entries(DEFAULTS).filter(([key]) => !given.has(key.toLowerCase())));
}

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoError && error.code === DUPLICATE_KEY;
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof Overdue) return true;
  if (!(error instanceof MongoError)) return LOST_SOCKET.has((error as { code?: string }).code ?? '');
  // A bulk write that met no document's error met the connection's.
  if (error instanceof MongoBulkWriteError) return [error.writeErrors].flat().length === 0;
  return UNREACHABLE.has(error.name) || error.hasErrorLabel('RetryableWriteError');
}
