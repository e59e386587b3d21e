/** The time as a part of a name: '20261122T224512Z', in the order of time. */
export function isoStamp(at = new Date()): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}
