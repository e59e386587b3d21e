import { EventStoreDBClient } from '@eventstore/db-client';

/** Clients whose disposal can be waited for: the adapter waits for it so long and no longer. */
export class DisposedClients {
  private readonly disposals: Promise<void>[] = [];

  for(url: string): EventStoreDBClient {
    const client = EventStoreDBClient.connectionString(url);
    const dispose = client.dispose.bind(client);
    client.dispose = () => {
      const disposal = dispose();
      this.disposals.push(disposal);
      return disposal;
    };
    return client;
  }

  /** Resolves when every disposal has ended by itself: never where a call was left open. */
  async ended(): Promise<void> {
    await Promise.all(this.disposals.splice(0));
  }
}
