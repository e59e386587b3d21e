import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request says that a body comes. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
