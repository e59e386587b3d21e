import type { MessagePort } from 'node:worker_threads';
import type { Projection } from '../../kernel/projection.js';
import type { Lift } from '../../kernel/upcasting.js';
import type { Filling } from '../../ports/read-models.port.js';
import type { FoldingRoom } from './fold-here.js';
import { PageUnpacker } from './page-unpacker.js';
import { PartedWork } from './parted-work.js';
import { lifted } from './reading.js';
import { packDocuments, type News, type Order } from './thread-messages.js';
import { VersionFiller } from './version-filler.js';

export interface FoldingService {
  /** One for each target, in their order. */
  readonly projections: readonly Projection<unknown>[];
  readonly lift: Lift;
  readonly room: Required<FoldingRoom>;
}

/** A thread's side: folds the pages it is sent, and has its documents put by whoever sends them. */
export function serveFolding(port: MessagePort, { projections, lift, room }: FoldingService): void {
  const tell = (news: News) => port.postMessage(news);
  const puts: (() => void)[] = [];
  const put = (target: number): Filling['put'] => {
    return (documents) =>
      new Promise((resolve) => {
        puts.push(resolve);
        tell({ put: packDocuments(documents), target });
      });
  };
  const fillers = projections.map(
    (projection, target) => new VersionFiller(projection, { put: put(target) }),
  );
  const work = new PartedWork(fillers, room.held, room.scratch);
  const pages = new PageUnpacker();

  const follow = async (order: Order) => {
    if ('page' in order) {
      tell({ taken: work.fold(pages.unpack(order.page).map((event) => lifted(event, lift))) });
    } else {
      // Whoever sends the pages ends this thread when it is to stop.
      await work.complete(new AbortController().signal, (folded) => tell({ folded }));
      work.close();
      tell({ completed: work.events });
    }
  };

  port.on('message', (order: Order) => {
    if ('done' in order) puts.shift()?.();
    else follow(order).catch((failed: unknown) => tell({ failed }));
  });
}
