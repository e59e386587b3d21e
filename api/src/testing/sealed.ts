import type { Sealed } from '../kernel/sealed.js';

/** Stands in for a sealed value where nothing is ever opened. */
export function sealedAs<T = string>(label: string): Sealed<T> {
  // Only a cast can make one without a key: the brand has no value.
  return `sealed:${label}` as Sealed<T>;
}
