import type { CheckpointReceiver } from '../../../ports/checkpoint-receiver.port.js';
import { CheckpointNotTaken } from '../../../ports/checkpoints.port.js';

const TIMEOUT_MS = 10_000;

/** POSTs a checkpoint to an address; any answer of 2xx has taken it. */
export class HttpCheckpointReceiver implements CheckpointReceiver {
  /** `credentials`: user and password with ':' between them. */
  constructor(
    private readonly url: string,
    private readonly credentials: string | null,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  async send(note: string): Promise<void> {
    const basic = this.credentials && `Basic ${Buffer.from(this.credentials).toString('base64')}`;
    const headers = { 'content-type': 'text/plain; charset=utf-8', ...(basic && { authorization: basic }) };
    const signal = AbortSignal.timeout(this.timeoutMs);
    let status: number;
    try {
      const answer = await fetch(this.url, {
        method: 'POST',
        headers,
        body: note,
        redirect: 'error',
        signal,
      });
      await answer.body?.cancel();
      status = answer.status;
    } catch (error) {
      throw new CheckpointNotTaken(`${this.url} cannot be reached`, { cause: error });
    }
    if (status < 200 || status >= 300) throw new CheckpointNotTaken(`${this.url} answered ${status}`);
  }
}
