import type { ReadingsResponse, WireReading } from '@emit/contract/reading-plans';
import { waitingRequests, type WaitingRequest } from '../../shared/lib/outbox';

export const READINGS = '/api/v1/readings';
const DAY = /^\/api\/v1\/readings\/([^/]+)\/days\/(\d+)$/;

export function pathOfDay({ reading_id, day }: { reading_id: string; day: number }): string {
  return `${READINGS}/${reading_id}/days/${day}`;
}

/** Days that were read, or opened again, and wait for a connection; in their order. */
export function waitingDays(): WaitingRequest[] {
  return waitingRequests().filter(({ path }) => DAY.test(path));
}

/** Returns the readings as they will be once what waits has reached the server. */
export function withWaitingDays(
  { readings }: ReadingsResponse,
  waiting: readonly WaitingRequest[] = waitingDays(),
): ReadingsResponse {
  const changes = waiting.filter(({ refusal }) => refusal === null);
  return { readings: readings.map((reading) => changes.reduce(withChange, reading)) };
}

function withChange(reading: WireReading, { path, method, at }: WaitingRequest): WireReading {
  const [, id, text] = DAY.exec(path) ?? [];
  if (id !== reading.reading_id) return reading;
  const day = Number(text);
  const known = reading.days_read.find((one) => one.day === day);
  const others = reading.days_read.filter((one) => one !== known);
  if (method === 'DELETE') return { ...reading, days_read: others };
  const read = known ?? { day, read_at: new Date(at).toISOString() };
  return { ...reading, days_read: [...others, read].sort((a, b) => a.day - b.day) };
}
