import type { NoteKept, NoteRequest } from '@emit/contract/marks';
import { sendJson } from '../../../shared/api/http';
import { canChange, keepRequest, NoRoom, type Change } from '../../../shared/lib/outbox';
import { keyOfUnnamed, NOTES, waitingMarks } from './waiting-marks';

/** The server may have a note, and has not said so: until it does, it is not changed. */
export class StillOnItsWay extends Error {
  constructor() {
    super('This note is on its way. You can change it once there is a connection.');
  }
}

interface Saving {
  readonly id: string | null;
  readonly body: NoteRequest;
  readonly key: string;
}

/**
 * Returns what is to be sent to save a note; null where it waits as a new one and says something else from now on. Throws
 * StillOnItsWay, NoRoom, and what `send` does.
 */
export async function keepNote({ id, body, key }: Saving): Promise<Change | null> {
  if (id === null) return { id: key, method: 'POST', path: NOTES, body };
  const unnamed = keyOfUnnamed(id);
  if (unnamed === null) return { id: key, method: 'PUT', path: `${NOTES}/${id}`, body };
  const waiting = waitingMarks().find((one) => one.id === unnamed);
  if (!waiting) return { id: key, method: 'PUT', path: `${NOTES}/${await nameOf(unnamed, body)}`, body };
  if (!canChange(waiting)) throw new StillOnItsWay();
  if (!keepRequest({ ...waiting, body, refusal: null })) throw new NoRoom();
  return null;
}

/** It was sent meanwhile: sent again under its key it changes nothing, and the server says its name. */
async function nameOf(key: string, body: NoteRequest): Promise<string> {
  const sent = { body, headers: { 'Idempotency-Key': key } };
  return (await sendJson<NoteKept>('POST', NOTES, sent))?.note_id ?? '';
}
