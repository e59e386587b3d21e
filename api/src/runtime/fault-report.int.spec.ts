import { comesTo } from '../testing/comes-to.js';
import { faultyReadModels } from '../testing/faulty-read-models.js';
import { ENGINES, inForce, partsOf } from '../testing/folding-world.js';
import { memberHistories } from '../testing/histories.js';
import { appendHistory } from '../testing/append-history.js';
import fc from 'fast-check';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';

const never = new AbortController().signal;

describe.each(ENGINES)('a projector that does not get on, on $engine', ({ make, runs }) => {
  (runs ? it : it.skip)('is told to every process with its reason, until it gets on', async () => {
    const world = await make();
    const [history = []] = fc.sample(memberHistories('ada', 12), { numRuns: 1, seed: 3 });
    await rebuild(partsOf(world), inForce, { signal: never });
    let breaks = true;
    const models = new Proxy(faultyReadModels(world.models, []), {
      get(target, name: keyof typeof world.models) {
        if (name === 'commit' && breaks)
          return () => Promise.reject(new Error('the disk said no', { cause: new Error('ENOSPC') }));
        const value: unknown = target[name];
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const projector = new Projector({ ...partsOf(world), models });
    await projector.start();
    await appendHistory(world.store, history, { waitFor: async () => true }, []);
    const told = {
      why: 'Error: the disk said no; Error: ENOSPC',
      position: 0,
      since: expect.stringMatching(/^\d{4}-/) as string,
    };
    await comesTo(() => world.models.fault(), expect.objectContaining(told));
    breaks = false;
    await comesTo(() => world.models.fault(), null);
    await projector.stop();
    await world.end();
  });
});
