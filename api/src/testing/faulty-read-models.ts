import type { Filling, ReadModelStore, VersionRef } from '../ports/read-models.port.js';

/** Fails before and after whatever is written, by a pattern that repeats: a crash in either place. */
export function faultyReadModels(models: ReadModelStore, pattern: readonly boolean[]): ReadModelStore {
  const faults = repeated(pattern);
  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    if (faults.next().value) throw new Error('crash before the write');
    const result = await work();
    if (faults.next().value) throw new Error('crash after the write');
    return result;
  };
  const commit: ReadModelStore['commit'] = (writes) => write(() => models.commit(writes));
  const fill = async (ref: VersionRef): Promise<Filling> => {
    const filling = await models.fill(ref);
    return {
      put: (documents) => write(() => filling.put(documents)),
      finish: (checkpoint) => write(() => filling.finish(checkpoint)),
      abandon: () => filling.abandon(),
    };
  };
  return new Proxy(models, {
    get: (target, name: keyof ReadModelStore) => {
      if (name === 'commit') return commit;
      return name === 'fill' ? fill : target[name].bind(target);
    },
  });
}

function* repeated(pattern: readonly boolean[]): Generator<boolean> {
  for (;;) yield* [...pattern, false, false, false];
}
