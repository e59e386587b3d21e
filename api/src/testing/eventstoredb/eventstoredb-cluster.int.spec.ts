import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient, jsonEvent, NotLeaderError } from '@eventstore/db-client';
import { EventStoreDbCluster } from './eventstoredb-cluster.js';

const CREDENTIALS = { username: 'admin', password: 'changeit' };

let cluster: EventStoreDbCluster;
const clients: EventStoreDBClient[] = [];
beforeEach(async () => {
  cluster = new EventStoreDbCluster(3, 50);
  await cluster.start();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
  cluster.close();
});

function clientOf(url = cluster.url): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(url);
  clients.push(client);
  return client;
}

const append = (client: EventStoreDBClient, stream: string, requiresLeader = true) =>
  client.appendToStream(stream, jsonEvent({ id: randomUUID(), type: 'Counted', data: {} }), {
    credentials: CREDENTIALS,
    requiresLeader,
  });

async function countIn(client: EventStoreDBClient, stream: string, requiresLeader = false): Promise<number> {
  let count = 0;
  for await (const _ of client.readStream(stream, { requiresLeader })) count += 1;
  return count;
}

const elected = async () => {
  while (cluster.leader === null) await pause(5);
};

describe('three nodes', () => {
  it('are found by gossip, and the leader among them', async () => {
    await append(clientOf(), 'one');
    expect(cluster.log.stream('one')).toHaveLength(1);
  });

  it('have a leader that resigns, and is then one that follows: it names the new one', async () => {
    const client = clientOf();
    await append(client, 'one');
    cluster.resign();
    await elected();
    expect(cluster.leader).not.toBe(0);
    // The driver stays where it was: reads and appends are answered there as well.
    expect(await countIn(client, 'one')).toBe(1);
    await append(client, 'one', false);
    await expect(append(client, 'one')).rejects.toThrow(NotLeaderError);
    await append(client, 'one');
    expect(await countIn(client, 'one', true)).toBe(3);
  });

  it('elect another one when the leader is stopped, and none without a majority', async () => {
    cluster.stop(0);
    await elected();
    await append(clientOf(), 'one');
    cluster.stop(cluster.leader ?? 1);
    await pause(150);
    expect(cluster.leader).toBeNull();
    await cluster.restart(0);
    await elected();
    expect(await countIn(clientOf(), 'one')).toBe(1);
  });

  it('have a follower that lags', async () => {
    const leader = clientOf();
    for (let n = 0; n < 3; n++) await append(leader, 'one');
    cluster.lag(1, 2);
    const follower = clientOf(cluster.nodes[1]?.url);
    expect(await countIn(follower, 'one')).toBe(1);
    await expect(countIn(follower, 'one', true)).rejects.toThrow(NotLeaderError);
  });

  it('have one that was held still, and believes for a moment that it leads', async () => {
    const former = clientOf(cluster.nodes[0]?.url);
    await append(former, 'one');
    cluster.freeze(0);
    const reading = countIn(former, 'one', true);
    await elected();
    await append(clientOf(cluster.nodes[cluster.leader ?? 1]?.url), 'one');
    cluster.thaw(0);
    expect(await reading).toBe(1);
    while ((await countIn(former, 'one').catch(() => 0)) < 2) await pause(20);
    expect(await countIn(former, 'one')).toBe(2);
  });
});
