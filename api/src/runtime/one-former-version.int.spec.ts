import { ENGINES, inForce, partsOf } from '../testing/folding-world.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';

const never = new AbortController().signal;

describe.each(ENGINES)('after the fold of an upgrade, on $engine', ({ make, runs }) => {
  (runs ? it : it.skip)(
    'one former version of each read model is kept, the one that was served',
    async () => {
      const world = await make();
      const release = (name: string) => inForce.map((one) => ({ ...one, shape: `${one.shape}/${name}` }));
      for (const one of [release('a'), release('a')])
        await rebuild(partsOf(world, one), one, { signal: never });
      for (const name of ['b', 'c']) {
        const projector = new Projector(partsOf(world, release(name)));
        await projector.start();
        await projector.stop();
      }
      const versions = await world.models.versions();
      for (const { name, shape } of inForce) {
        const own = versions.filter(({ collection }) => collection === name);
        expect(own.map((one) => `${one.status} ${one.shape}`).sort()).toEqual([
          `active ${shape}/c`,
          `retired ${shape}/b`,
        ]);
      }
      await world.end();
    },
  );
});
