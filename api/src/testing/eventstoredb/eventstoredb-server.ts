import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams, {
  type AppendReq,
  type AppendResp,
  type BatchAppendReq,
  type BatchAppendResp,
  type ReadReq,
  type ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import {
  Server,
  ServerCredentials,
  status,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
} from '@grpc/grpc-js';
import {
  appendAnswer,
  checkpointAnswer,
  confirmationAnswer,
  eventAnswer,
  notFoundAnswer,
  supportedMethods,
  unaryAnswer,
} from './answers.js';
import { collected } from './collected-append.js';
import { GatheringConnection } from './gathering-connection.js';
import { MemoryLog, type Stored, type Written } from './memory-log.js';

/** The server looks at so many events for each unit of the client's checkpoint interval. */
const CHECKPOINT_UNIT = 32;
const { ReadDirection } = streams.ReadReq.Options;

type Reading = ServerWritableStream<ReadReq, ReadResp>;
type ReadOptions = NonNullable<ReturnType<ReadReq['getOptions']>>;

/**
 * As much of EventStoreDB's gRPC protocol as the event log uses, in memory: what the real driver does with it is then
 * the real thing. It is no proof of how a real server answers; that is what EVENTSTORE_URL is for. Emits `read` when it is
 * asked to.
 */
export class EventStoreDbServer extends EventEmitter {
  readonly log = new MemoryLog();
  /** Where each subscription began, in order; 0 is the beginning. */
  readonly subscribedAfter: number[] = [];
  /** How often it was asked to read. */
  reads = 0;
  /** Takes every request and answers none, as a server that is held still. */
  isSilent = false;
  /** So many reads of streams do not see the last event yet, as on a node that follows another. */
  readsBehind = 0;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private stopping = (): void => undefined;

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  /** Starts, or starts again with what it has, at the same address. */
  async start(): Promise<void> {
    const server = new Server();
    server.addService(streamsService.StreamsService, {
      read: (call: Reading) => void this.read(call),
      append: (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) => {
        this.unaryAppend(call, answer);
      },
      batchAppend: (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => {
        this.append(call);
      },
    });
    server.addService(featuresService.ServerFeaturesService, {
      getSupportedMethods: (_: ServerUnaryCall<unknown, unknown>, answer: sendUnaryData<unknown>) => {
        answer(null, supportedMethods());
      },
    });
    const connections = server.createConnectionInjector(ServerCredentials.createInsecure());
    const listener = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      connections.injectConnection(new GatheringConnection(socket));
    });
    listener.listen(this.port, '127.0.0.1');
    await once(listener, 'listening');
    // Clients in this process first notice that their former connection has gone, as they would during a real restart.
    for (let turn = 0; turn < 3; turn++) await nextTurn();
    this.port = (listener.address() as AddressInfo).port;
    this.stopping = () => {
      listener.close();
      // The server has no port of its own: its sessions end with their sockets.
      for (const socket of this.sockets) socket.destroy();
    };
  }

  /** Gone at once, connections and all, as in a crash. */
  stop(): void {
    this.stopping();
    this.stopping = () => undefined;
  }

  private unaryAppend(
    call: ServerReadableStream<AppendReq, AppendResp>,
    answer: sendUnaryData<AppendResp>,
  ): void {
    collected(call, ({ options, messages }) => {
      if (this.isSilent) return;
      const expected = options?.hasNoStream() ? -1 : Number(options?.getRevision());
      const stream = nameOf(options?.getStreamIdentifier());
      answer(null, unaryAnswer(this.log.append(stream, expected, messages.map(writtenOf))));
    });
  }

  private append(call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void {
    const open = new Map<string, { first: BatchAppendReq; written: Written[] }>();
    call.on('error', () => undefined);
    call.on('end', () => call.end());
    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const { first, written } = open.get(id) ?? { first: request, written: [] };
      written.push(...request.getProposedMessagesList().map(writtenOf));
      if (!request.getIsFinal()) return void open.set(id, { first, written });
      open.delete(id);
      if (this.isSilent) return;
      const options = first.getOptions();
      const stream = nameOf(options?.getStreamIdentifier());
      const expected = options?.hasNoStream() ? -1 : Number(options?.getStreamPosition());
      call.write(appendAnswer(first, stream, this.log.append(stream, expected, written)));
    });
  }

  private async read(call: Reading): Promise<void> {
    const options = call.request.getOptions();
    call.on('error', () => undefined);
    this.reads += 1;
    this.emit('read');
    if (this.isSilent) return;
    if (!options) return void call.end();
    if (!this.isReadable(options)) {
      refuse(call);
      return;
    }
    if (options.hasSubscription()) return this.subscription(call, options);
    const events = options.hasStream() ? this.ofStream(call, options) : this.ofAll(options);
    for (const stored of events.slice(0, Number(options.getCount()))) {
      if (call.cancelled) return;
      await send(call, eventAnswer(stored));
    }
    call.end();
  }

  /** A position is a record's, or nothing can be read from it. */
  private isReadable(options: ReadOptions): boolean {
    const wanted = options.getAll()?.getPosition()?.getCommitPosition();
    return wanted === undefined || this.log.events.some(({ position }) => position === Number(wanted));
  }

  private ofStream(call: Reading, options: ReadOptions): readonly Stored[] {
    const wanted = options.getStream();
    const stream = nameOf(wanted?.getStreamIdentifier());
    const events = this.seenOf(stream);
    if (events === null) call.write(notFoundAnswer(stream));
    return events?.slice(Number(wanted?.getRevision() ?? 0)) ?? [];
  }

  private seenOf(stream: string): readonly Stored[] | null {
    const events = this.log.stream(stream);
    if (events === null || this.readsBehind === 0) return events;
    this.readsBehind -= 1;
    return events.length === 1 ? null : events.slice(0, -1);
  }

  private ofAll(options: ReadOptions): readonly Stored[] {
    const wanted = options.getAll()?.getPosition()?.getCommitPosition();
    if (options.getReadDirection() === ReadDirection.BACKWARDS)
      return this.log.events.filter(({ position }) => position < Number(wanted ?? Infinity)).reverse();
    const from = Number(wanted ?? 0);
    return this.log.events.filter(({ position }) => position >= from);
  }

  private async subscription(call: Reading, options: ReadOptions): Promise<void> {
    const after = Number(options.getAll()?.getPosition()?.getCommitPosition() ?? 0);
    const wanted = filterOf(options);
    const interval =
      CHECKPOINT_UNIT * Math.max(1, options.getFilter()?.getCheckpointintervalmultiplier() ?? 0);
    this.subscribedAfter.push(after);
    await send(call, confirmationAnswer());
    let looked = 0;
    for (let index = 0; !call.cancelled;) {
      const stored = this.log.events[index];
      if (!stored) {
        await once(this.log, 'grown');
        continue;
      }
      index += 1;
      if (stored.position <= after) continue;
      if (wanted(stored)) await send(call, eventAnswer(stored));
      looked += 1;
      if (looked % interval === 0) await send(call, checkpointAnswer(stored.position));
    }
  }
}

function refuse(call: Reading): void {
  call.emit('error', { code: status.UNKNOWN, details: 'Trying to read from an invalid position.' });
}

function filterOf(options: ReadOptions): (stored: Stored) => boolean {
  const filter = options.getFilter();
  const expression = filter?.getEventType() ?? filter?.getStreamIdentifier();
  if (!expression) return () => true;
  const text = ({ type, stream }: Stored): string => (filter?.hasEventType() ? type : stream);
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return (stored) => prefixes.some((prefix) => text(stored).startsWith(prefix));
  const regex = new RegExp(expression.getRegex(), 'u');
  return (stored) => regex.test(text(stored));
}

type Proposed = BatchAppendReq.ProposedMessage | AppendReq.ProposedMessage;

function writtenOf(message: Proposed): Written {
  return {
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

function nameOf(identifier: { getStreamName_asU8(): Uint8Array } | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

async function send(call: Reading, answer: ReadResp): Promise<void> {
  if (call.write(answer) || call.cancelled) return;
  const over = new AbortController();
  const { signal } = over;
  await Promise.race(['drain', 'cancelled', 'close'].map((event) => once(call, event, { signal }))).catch(
    () => null,
  );
  over.abort();
}
