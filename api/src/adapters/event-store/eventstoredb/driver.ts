import type { EventStoreDBClient } from '@eventstore/db-client';
import service, { type StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { CallOptions, Channel, Client, ClientReadableStream, Metadata } from '@grpc/grpc-js';

/** A read or a subscription under way. */
export type Call = ClientReadableStream<ReadResp>;

type Kind = typeof StreamsClient;

/** What the driver's own calls are made with; its types keep some of it to its own classes. */
interface Internals {
  readonly capabilities: Promise<{ readonly serverVersion: string }>;
  createChannel: () => Promise<Channel>;
  handleError: (client: Client, error: Error) => Promise<void>;
  execute<T>(kind: Kind, name: string, action: (client: StreamsClient) => Promise<T>): Promise<T>;
  GRPCStreamCreator(kind: Kind, name: string, create: (client: StreamsClient) => Call): () => Promise<Call>;
  callArguments(base: { requiresLeader: true }, options: CallOptions): [Metadata, CallOptions];
}

/**
 * EventStoreDB's driver finds the leader, connects to it and signs in; the calls are made with its generated code. Why not
 * with its own methods: docs/adr/0030-eventstoredb-calls.md.
 */
export class Driver {
  private readonly internals: Internals;
  private channel: Channel | null = null;
  private disposed = false;
  private change = new AbortController();
  private moving: Promise<void> = Promise.resolve();

  /** `cannotMove` is told when the driver could not tell where to go after an error. */
  constructor(
    private readonly client: EventStoreDBClient,
    cannotMove: () => void,
  ) {
    const internals = client as unknown as Internals;
    this.internals = internals;
    const { createChannel, handleError } = internals;
    internals.createChannel = async () => {
      const channel = await createChannel();
      if (this.channel !== null) this.moved();
      this.channel = channel;
      if (this.disposed) channel.close();
      return channel;
    };
    // The driver does not wait for it: where it failed, as it does when no leader is found, the process would end.
    internals.handleError = (failed, error) => {
      this.moving = handleError(failed, error).catch(cannotMove);
      return this.moving;
    };
  }

  /** Aborts when the driver connects to another node, or anew: what goes on there is not heard of on the former way. */
  get left(): AbortSignal {
    return this.change.signal;
  }

  /** As '23.10.1', or 'unknown' for a server that does not tell. Throws gRPC's errors. */
  async serverVersion(): Promise<string> {
    return (await this.internals.capabilities).serverVersion;
  }

  /** Has no end by itself while the server is silent. Throws gRPC's errors, as the call's 'error' event does. */
  read(request: ReadReq): Promise<Call> {
    const create = (client: StreamsClient) =>
      client.read(request, ...this.internals.callArguments({ requiresLeader: true }, { deadline: Infinity }));
    return this.internals.GRPCStreamCreator(service.StreamsClient, 'read', create)();
  }

  /** The unary way: one call an append. Cancelled by the signal. Throws gRPC's errors. */
  append(requests: readonly AppendReq[], signal: AbortSignal): Promise<AppendResp> {
    const send = (client: StreamsClient) =>
      new Promise<AppendResp>((resolve, reject) => {
        signal.throwIfAborted();
        const [metadata, options] = this.internals.callArguments({ requiresLeader: true }, {});
        const call = client.append(metadata, options, (error, answer) =>
          error ? reject(error) : resolve(answer),
        );
        call.on('error', reject);
        signal.addEventListener('abort', () => call.cancel(), { once: true });
        for (const request of requests) call.write(request);
        call.end();
      });
    return this.internals.execute(service.StreamsClient, 'append', send);
  }

  /** Resolves when the driver has gone where an error sent it. */
  settled(): Promise<void> {
    return this.moving;
  }

  /** Ends all calls and connections. Resolves when the driver knows of the end of each call. */
  async dispose(): Promise<void> {
    this.disposed = true;
    this.change.abort();
    const disposal = this.client.dispose();
    this.channel?.close();
    await disposal;
  }

  private moved(): void {
    this.change.abort();
    this.change = new AbortController();
  }
}
