import type { Socket } from 'node:net';
import { BSON, type Document } from 'mongodb';

const OP_REPLY = 1;
const OP_MSG = 2013;
const HEADER_BYTES = 16;
/** Where the first document is, by operation. */
const DOCUMENT_AT = new Map([
  [OP_REPLY, 36],
  [OP_MSG, 21],
]);

/** A message of MongoDB's wire protocol, as it came. */
export interface WireMessage {
  readonly bytes: Buffer;
  readonly id: number;
  readonly responseTo: number;
  /** The first document; null in messages that are not looked at. */
  readonly document: Document | null;
}

/** Calls `onMessage` for every whole message that comes in. */
export function readMessages(socket: Socket, onMessage: (message: WireMessage) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= HEADER_BYTES && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      onMessage(messageOf(rest.subarray(0, length)));
      rest = rest.subarray(length);
    }
  });
}

function messageOf(bytes: Buffer): WireMessage {
  const at = DOCUMENT_AT.get(bytes.readInt32LE(12));
  const document =
    at === undefined
      ? null
      : BSON.deserialize(bytes.subarray(at, at + bytes.readInt32LE(at)), { promoteLongs: true });
  return { bytes, id: bytes.readInt32LE(4), responseTo: bytes.readInt32LE(8), document };
}

/** The bytes of an answer to the message of this id. */
export function answerTo(id: number, document: Document): Buffer {
  const body = BSON.serialize(document);
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(id, 8);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, body]);
}

/** The same message with another document in the place of its first and only one. */
export function withDocument({ bytes }: WireMessage, document: Document): Buffer {
  const at = DOCUMENT_AT.get(bytes.readInt32LE(12)) ?? bytes.length;
  const changed = Buffer.concat([bytes.subarray(0, at), BSON.serialize(document)]);
  changed.writeInt32LE(changed.length, 0);
  return changed;
}
