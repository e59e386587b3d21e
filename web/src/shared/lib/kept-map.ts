import { isRecord } from './is-record';
import { readJson, remove, writeJson } from './storage';

/** A map from ids, kept as JSON, which other tabs change as well: read anew each time. What is not `wanted` is left out. */
export function keptMap<V>(key: string, wanted: (id: string, value: unknown) => value is V) {
  function read(): Record<string, V> {
    const kept = readJson(key);
    const entries: [string, unknown][] = isRecord(kept) ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, V] => wanted(...entry)));
  }
  return {
    read,
    keep: (id: string, value: V) => writeJson(key, { ...read(), [id]: value }),
    drop(id: string) {
      const { [id]: _dropped, ...others } = read();
      if (Object.keys(others).length > 0) writeJson(key, others);
      else remove(key);
    },
  };
}
