import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Lift } from '../../kernel/upcasting.js';
import type { Target } from './fill-versions.js';
import type { FoldingRoom } from './fold-here.js';
import type { Folder } from './folder.js';
import type { PackedPage } from './packed-page.js';
import { PageUnpacker } from './page-unpacker.js';
import { PartedWork } from './parted-work.js';
import { lifted } from './reading.js';
import { VersionFiller } from './version-filler.js';

/** Folds a part of the members in the thread that reads, between its pages. */
export class FoldingHere implements Folder {
  private readonly pages = new PageUnpacker();
  private readonly work: PartedWork;
  private readonly stopping = new AbortController();
  private underWay: Promise<unknown> = Promise.resolve();

  constructor(
    targets: readonly Target[],
    private readonly lift: Lift,
    { held, scratch }: Required<FoldingRoom>,
    private readonly onFolded: (events: number) => void,
    besides: number,
  ) {
    const fillers = targets.map(({ projection, filling }) => {
      return new VersionFiller(projection, {
        put: async (documents) => {
          this.stopping.signal.throwIfAborted();
          await filling.put(documents);
          // Others' documents are put in this thread as well.
          await nextTurn();
        },
      });
    });
    this.work = new PartedWork(fillers, held, scratch, besides);
  }

  async fold(page: PackedPage): Promise<void> {
    this.stopping.signal.throwIfAborted();
    this.onFolded(this.work.fold(this.pages.unpack(page).map((event) => lifted(event, this.lift))));
  }

  async complete(): Promise<readonly number[]> {
    const completed = this.work.complete(this.stopping.signal, this.onFolded);
    this.underWay = completed.catch(() => undefined);
    await completed;
    return this.work.events;
  }

  fail(error: unknown): void {
    this.stopping.abort(error);
  }

  /** Nothing is put once it has ended. */
  async end(): Promise<void> {
    this.stopping.abort();
    await this.underWay;
    this.work.close();
  }
}
