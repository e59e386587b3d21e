import type { AppendReq } from '@eventstore/db-client/generated/streams_pb.js';

interface Collected {
  readonly options: AppendReq.Options | undefined;
  readonly messages: readonly AppendReq.ProposedMessage[];
}

/** What comes by one unary append. */
interface Incoming {
  readonly cancelled: boolean;
  on(event: 'data', listener: (request: AppendReq) => void): unknown;
  on(event: 'end' | 'error', listener: () => void): unknown;
}

/** Calls `whole` with all of an append; never with a part of one that was cancelled. */
export function collected(call: Incoming, whole: (append: Collected) => void): void {
  const requests: AppendReq[] = [];
  call.on('error', () => undefined);
  call.on('data', (request) => requests.push(request));
  call.on('end', () => {
    const messages = requests.flatMap((request) => request.getProposedMessage() ?? []);
    if (!call.cancelled && messages.length > 0) whole({ options: requests[0]?.getOptions(), messages });
  });
}
