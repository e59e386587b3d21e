import { unzipSync } from 'fflate';
import type { Response } from 'supertest';

/** All that an answer says, a ZIP file's content too. */
export function textOf(answer: Response): string {
  if (!Buffer.isBuffer(answer.body)) return `${answer.text} ${JSON.stringify(answer.headers)}`;
  const files = unzipSync(new Uint8Array(answer.body));
  return Object.entries(files)
    .map(([name, bytes]) => name + Buffer.from(bytes).toString())
    .join('\n');
}
