import type { EventStore } from '../../ports/event-store.port.js';
import type { Findings } from './findings.js';

/** Tells what of the way in which events are stored is not as Emit made it. What cannot be read at all is told by whoever reads on. */
export async function checkStructure(eventStore: EventStore, findings: Findings): Promise<void> {
  const faults = (await eventStore.structureFaults?.().catch(() => [])) ?? [];
  for (const what of faults) findings.add({ check: 'structure', where: 'the log', what, positions: [] });
}

/** Returns the head; null where something was found that keeps it from being read. */
export async function headUnless(eventStore: EventStore, findings: Findings): Promise<number | null> {
  try {
    return await eventStore.head();
  } catch (error) {
    if (findings.count === 0) throw error;
    return null;
  }
}
