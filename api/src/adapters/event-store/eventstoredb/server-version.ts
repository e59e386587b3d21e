import { StoreRefuses } from '../../../ports/event-store.port.js';

const [LEAST_MAJOR, LEAST_MINOR] = [22, 10];

/** Throws StoreRefuses for a server whose stream reads do not give an event's position. One that hides its version is new. */
export function requireSupported(version: string): void {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  const isOld =
    version === 'unknown' ||
    Number(major) < LEAST_MAJOR ||
    (Number(major) === LEAST_MAJOR && Number(minor) < LEAST_MINOR);
  if (isOld)
    throw new StoreRefuses(
      `EventStoreDB is of version ${version === 'unknown' ? 'before 21.10' : version}: ${LEAST_MAJOR}.${LEAST_MINOR} or later is needed`,
    );
}
