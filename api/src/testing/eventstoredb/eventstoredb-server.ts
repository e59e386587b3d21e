import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { Server, ServerCredentials, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import { batchAppend, unaryAppend, type BatchCall, type UnaryCall } from './appends.js';
import { MOST_MESSAGE_BYTES } from './failures.js';
import { GatheringConnection } from './gathering-connection.js';
import { alone, gossipAnswer, GossipService, type Membership } from './membership.js';
import { MemoryLog } from './memory-log.js';
import type { Node } from './node.js';
import { read, type ReadCall } from './reads.js';

/**
 * As much of EventStoreDB's gRPC protocol as the event store uses, in memory: what the real driver does with it is then
 * the real thing. What it knows of a real server, and what it does not: README.md beside it. Emits `asked` with each read, and
 * with the question for its version, which is a client's first.
 */
export class EventStoreDbServer extends EventEmitter implements Node {
  /** Where each subscription began, in order; 0 is the beginning. */
  readonly subscribedAfter: number[] = [];
  /** How often it was asked to read. */
  reads = 0;
  isSilent = false;
  readsBehind = 0;
  refusesCredentials = false;
  tellsPositions = true;
  version = '23.10.8';
  membership: Membership = alone(() => this.port);
  port = 0;
  private readonly connections = new Set<GatheringConnection>();
  private isFrozen = false;
  private stopping = (): void => undefined;

  constructor(readonly log = new MemoryLog()) {
    super();
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  /** Starts, or starts again with what it has, at the same address. */
  async start(): Promise<void> {
    const server = this.services();
    const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
    const listener = createServer((socket) => {
      const connection = new GatheringConnection(socket);
      this.connections.add(connection);
      socket.on('close', () => this.connections.delete(connection));
      if (this.isFrozen) connection.hold();
      injector.injectConnection(connection);
    });
    listener.listen(this.port, '127.0.0.1');
    await once(listener, 'listening');
    // Clients in this process first notice that their former connection has gone, as they would during a real restart.
    for (let turn = 0; turn < 3; turn++) await nextTurn();
    this.port = (listener.address() as AddressInfo).port;
    this.stopping = () => {
      listener.close();
      // The server has no port of its own: its sessions end with their connections.
      for (const connection of this.connections) connection.destroy();
    };
  }

  /** Gone at once, connections and all, as in a crash. */
  stop(): void {
    this.stopping();
    this.stopping = () => undefined;
    this.isFrozen = false;
  }

  /** Held still, as by SIGSTOP: the kernel accepts connections and takes what is sent, and nothing is answered. */
  freeze(): void {
    this.isFrozen = true;
    for (const connection of this.connections) connection.hold();
  }

  /** Goes on, with what has come in meanwhile first. */
  thaw(): void {
    this.isFrozen = false;
    for (const connection of this.connections) connection.release();
  }

  private services(): Server {
    const server = new Server({ 'grpc.max_receive_message_length': MOST_MESSAGE_BYTES });
    server.addService(streamsService.StreamsService, {
      read: (call: ReadCall) => {
        this.reads += 1;
        this.emit('asked');
        void read(this, call, (after) => this.subscribedAfter.push(after));
      },
      append: (call: UnaryCall, answer: sendUnaryData<AppendResp>) => unaryAppend(this, call, answer),
      batchAppend: (call: BatchCall) => batchAppend(this, call),
    });
    server.addService(featuresService.ServerFeaturesService, {
      getSupportedMethods: (_: ServerUnaryCall<unknown, unknown>, answer: sendUnaryData<unknown>) => {
        this.emit('asked');
        if (!this.isSilent) answer(null, supportedMethods(this.version));
      },
    });
    server.addService(GossipService, {
      read: (_: ServerUnaryCall<unknown, unknown>, answer: sendUnaryData<unknown>) => {
        if (!this.isSilent) answer(null, gossipAnswer(this.membership));
      },
    });
    return server;
  }
}

function supportedMethods(version: string) {
  const batchAppendMethod = new features.SupportedMethod();
  batchAppendMethod.setServiceName('event_store.client.streams.Streams');
  batchAppendMethod.setMethodName('BatchAppend');
  const supported = new features.SupportedMethods();
  supported.setMethodsList([batchAppendMethod]);
  supported.setEventStoreServerVersion(version);
  return supported;
}
