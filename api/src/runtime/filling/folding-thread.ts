import type { Worker } from 'node:worker_threads';
import type { Target } from './fill-versions.js';
import type { Folder } from './folder.js';
import type { PackedPage } from './packed-page.js';
import { unpackDocuments, type News, type Order } from './thread-messages.js';

/** Pages on their way to a thread at most: enough that it never waits, few enough to hold in memory. */
const AHEAD = 16;

export type ThreadPort = Pick<Worker, 'postMessage' | 'on' | 'terminate'>;

/** A thread that folds, as whoever reads the log sees it: takes pages, and has its documents put here. */
export class FoldingThread implements Folder {
  private underWay = 0;
  private completed: readonly number[] | null = null;
  private failure: { readonly error: unknown } | null = null;
  private wake: () => void = () => undefined;
  private putting: Promise<void> = Promise.resolve();

  constructor(
    private readonly port: ThreadPort,
    private readonly targets: readonly Target[],
    private readonly onFolded: (events: number) => void,
  ) {
    port.on('message', (news: News) => this.hear(news));
    port.on('error', (error) => this.fail(error));
    port.on('exit', () => this.fail(new Error('A folding thread ended before it was done')));
  }

  async fold(page: PackedPage): Promise<void> {
    this.underWay += 1;
    this.tell({ page }, [page.numbers.buffer]);
    await this.until(() => this.underWay < AHEAD);
  }

  async complete(): Promise<readonly number[]> {
    this.tell({ complete: true });
    await this.until(() => this.completed !== null);
    return this.completed ?? [];
  }

  fail(error: unknown): void {
    this.failure ??= { error };
    this.wake();
  }

  async end(): Promise<void> {
    await this.port.terminate();
    await this.putting;
  }

  private hear(news: News): void {
    if ('taken' in news) {
      this.underWay -= 1;
      this.onFolded(news.taken);
    } else if ('folded' in news) this.onFolded(news.folded);
    else if ('completed' in news) this.completed = news.completed;
    else if ('failed' in news) this.fail(news.failed);
    else this.putting = this.putting.then(() => this.put(news)).catch((error: unknown) => this.fail(error));
    this.wake();
  }

  private async put({ put, target }: Extract<News, { put: unknown }>): Promise<void> {
    if (this.failure) return;
    await this.targets[target]?.filling.put(unpackDocuments(put));
    this.tell({ done: true });
  }

  private tell(order: Order, transfer: ArrayBuffer[] = []): void {
    this.port.postMessage(order, transfer);
  }

  private async until(holds: () => boolean): Promise<void> {
    while (this.failure === null && !holds()) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    if (this.failure) throw this.failure.error;
  }
}
