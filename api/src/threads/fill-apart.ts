import { fillHere, type FillJob } from '../ops/projections/fill-job.js';
import { quietLog } from '../runtime/log.js';
import { closeStores, openStores, type StoreSettings } from '../composition/stores.js';

/** Fills versions by stores of its own, which it closes again: what a thread of its own does. */
export function fillApart(settings: StoreSettings): FillJob {
  return async (...job) => {
    const stores = await openStores(settings, quietLog, 'scan');
    try {
      return await fillHere(stores)(...job);
    } finally {
      await closeStores(stores);
    }
  };
}
