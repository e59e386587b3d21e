import { setMaxListeners } from 'node:events';
import { EventStoreDBClient } from '@eventstore/db-client';
import type { AppendReq, AppendResp, ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { inAnswerTime } from '../../../kernel/answer-time.js';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import { Overdue } from '../../network/time-limits.js';
import { AnswerLimits } from './answer-limits.js';
import { Arrivals } from './arrivals.js';
import { urlOfConnection } from './connection-url.js';
import { Driver } from './driver.js';
import { requireSupported } from './server-version.js';
import { asStoreError, isNotLeader, isUnreachable } from './store-errors.js';

/** A request asks one thing after another, and is to be answered within 5 s. */
const ANSWER_WITHIN_MS = 4_000;
/** The server away for so long, it is looked for by a new connection: gRPC's own tries come at up to two minutes' distance. */
const RENEW_AFTER_MS = 2_000;

export interface ConnectionOptions {
  readonly connect?: (url: string) => EventStoreDBClient;
  /** Milliseconds for each answer. */
  readonly answerWithinMs?: number;
}

/** The way to the leader. Every answer has a time limit, and errors become the port's here. */
export class Connection {
  private readonly connect: (url: string) => EventStoreDBClient;
  private readonly limits: AnswerLimits;
  private readonly closing = new AbortController();
  private driver: Driver;
  private renewals = 0;
  private renewedAt = 0;
  private unreachableSince: number | null = null;
  private isSupported = false;

  /** Connects when first used. */
  constructor(
    private readonly url: string,
    { connect, answerWithinMs = ANSWER_WITHIN_MS }: ConnectionOptions = {},
  ) {
    // Each call under way listens.
    setMaxListeners(0, this.closed);
    this.connect = connect ?? ((to) => EventStoreDBClient.connectionString(to));
    this.limits = new AnswerLimits(answerWithinMs, this.closing.signal);
    this.driver = this.newDriver();
  }

  /** Aborts when this is closed. */
  get closed(): AbortSignal {
    return this.closing.signal;
  }

  /** Throws StoreUnavailable and the port's other errors of an append. */
  append(stream: string, requests: readonly AppendReq[]): Promise<AppendResp> {
    return this.asked(stream, (driver, givenUp) => driver.append(requests, givenUp));
  }

  /**
   * Begins a read; or a subscription, which ends when `until` aborts, and when the driver connects to another node, as the
   * former may never say anything again. Throws StoreUnavailable.
   */
  read(stream: string, request: ReadReq, until?: AbortSignal): Promise<Arrivals> {
    return this.asked(stream, async (driver, givenUp) => {
      const signal = until ? AbortSignal.any([until, driver.left]) : this.closed;
      const arrivals = new Arrivals(await driver.read(request), signal);
      if (givenUp.aborted) arrivals.leave();
      return arrivals;
    });
  }

  /** Returns whether there is more to take, as soon as that is known. Throws as the port's reads do. */
  answered(stream: string, arrivals: Arrivals): Promise<boolean> {
    return this.told(stream, this.driver, () => this.limits.next(arrivals.wait()));
  }

  /** Resolves when another node, or another connection to it, has been found after an error. */
  settled(): Promise<void> {
    return this.driver.settled();
  }

  /** Ends everything that is under way. Resolves when the driver knows of the end of each call. */
  close(): Promise<void> {
    this.closing.abort();
    return this.driver.dispose();
  }

  /** Asks once more where another node leads now: here nothing was done. */
  private asked<T>(
    stream: string,
    question: (driver: Driver, givenUp: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { driver } = this;
    const ask = async (givenUp: AbortSignal) => {
      if (!this.isSupported) requireSupported(await driver.serverVersion());
      this.isSupported = true;
      try {
        return await question(driver, givenUp);
      } catch (error) {
        if (!isNotLeader(error)) throw error;
        await driver.settled();
        return question(this.driver, givenUp);
      }
    };
    return this.told(stream, driver, () => this.limits.within(ask));
  }

  /** Within the time in which a request is to be answered. What is under way then is told of for the next ones. */
  private told<T>(stream: string, driver: Driver, work: () => Promise<T>): Promise<T> {
    return inAnswerTime(this.tried(stream, driver, work), () => new StoreUnavailable('EventStoreDB'));
  }

  /** Errors as the port knows them; after one by which the server is away, it is looked for anew. */
  private async tried<T>(stream: string, driver: Driver, work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      this.unreachableSince = null;
      return answer;
    } catch (error) {
      if (this.closing.signal.aborted) throw new StoreUnavailable('EventStoreDB', { cause: error });
      this.lookAnew(driver, error);
      throw asStoreError(error, stream);
    }
  }

  private lookAnew(driver: Driver, error: unknown): void {
    if (!isUnreachable(error)) {
      this.unreachableSince = null;
      return;
    }
    const now = performance.now();
    this.unreachableSince ??= now;
    const isLost = error instanceof Overdue || now - this.unreachableSince > RENEW_AFTER_MS;
    // What is being connected to must not be given up for the next try each time.
    if (isLost && driver === this.driver && now - this.renewedAt > RENEW_AFTER_MS) this.renew();
  }

  private readonly renew = (): void => {
    if (this.closing.signal.aborted) return;
    const former = this.driver;
    this.renewedAt = performance.now();
    this.driver = this.newDriver();
    // Nobody waits for its end, which a silent server delays.
    void former.dispose().catch(() => undefined);
  };

  private newDriver(): Driver {
    return new Driver(this.connect(urlOfConnection(this.url, this.renewals++)), this.renew);
  }
}
