import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { databaseIn, MongoConnection } from './mongo-connection.js';

describe('the database a connection string names', () => {
  it.each([
    ['mongodb://localhost:27017', 'emit'],
    ['mongodb://localhost:27017/', 'emit'],
    ['mongodb://localhost:27017/?replicaSet=rs0', 'emit'],
    ['mongodb://a:1,b:2/journey?replicaSet=rs0', 'journey'],
    ['mongodb+srv://user:secret@cluster.example/j%20ourney', 'j ourney'],
  ])('of %s is %s', (url, expected) => expect(databaseIn(url)).toBe(expected));
});

describe('a MongoDB that cannot be reached', () => {
  const FAST = 'serverSelectionTimeoutMS=200&connectTimeoutMS=200';
  let server: Server;
  let sockets: Socket[];
  let port: number;
  beforeEach(async () => {
    sockets = [];
    server = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    sockets.forEach((socket) => socket.destroy());
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  });

  it('is reported as such, each time anew, when nothing listens', async () => {
    await new Promise((resolve) => server.close(resolve));
    const connection = new MongoConnection(`mongodb://127.0.0.1:${port}/?${FAST}`);
    await expect(connection.ping()).rejects.toThrow(StoreUnavailable);
    await expect(connection.run((db) => db.collection('c').findOne())).rejects.toThrow(
      'MongoDB cannot be reached',
    );
    await connection.close();
  });

  it('is reported as such when the server never answers', async () => {
    const connection = new MongoConnection(`mongodb://127.0.0.1:${port}/?${FAST}`);
    await expect(connection.ping()).rejects.toThrow(StoreUnavailable);
    await connection.close();
  });

  it('is reported as such after the connection was closed', async () => {
    const connection = new MongoConnection(`mongodb://127.0.0.1:${port}/?${FAST}`);
    await connection.close();
    await expect(connection.ping()).rejects.toThrow(StoreUnavailable);
  });
});

const url = process.env['MONGODB_URL'];

(url ? describe : describe.skip)('a driver that neither answers nor fails (where MONGODB_URL is set)', () => {
  it('is waited for no longer, and asked again', async () => {
    const connection = new MongoConnection(url ?? '', { overdueAfterMs: 500 });
    await connection.ping();
    const never = connection.run(() => new Promise<void>(() => undefined));
    await expect(never).rejects.toThrow(StoreUnavailable);
    await connection.ping();
    await connection.close();
  });
});

(url ? describe : describe.skip)('a MongoDB that comes back (where MONGODB_URL is set)', () => {
  it.each([
    ['', undefined],
    [' by a new client each time', 0],
  ])(
    'is used again%s, even when it was not there at the first attempt',
    async (_how, renewAfterMs) => {
      const [, host = '', port = ''] = /\/\/([^:/]+):(\d+)/.exec(url ?? '') ?? [];
      let reachable = false;
      const sockets = new Set<Socket>();
      const proxy = createServer((client) => {
        if (!reachable) return client.destroy();
        const upstream = connect(Number(port), host);
        for (const socket of [client, upstream]) sockets.add(socket.on('error', () => undefined));
        client.pipe(upstream).pipe(client);
      });
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
      const through = `mongodb://127.0.0.1:${(proxy.address() as AddressInfo).port}/?directConnection=true`;
      // The driver looks for its server every 500 ms at most: room for several looks.
      const connection = new MongoConnection(`${through}&serverSelectionTimeoutMS=2500`, {
        ...(renewAfterMs !== undefined && { renewAfterMs }),
      });

      await expect(connection.ping()).rejects.toThrow(StoreUnavailable);
      reachable = true;
      await connection.ping();
      reachable = false;
      sockets.forEach((socket) => socket.destroy());
      await expect(connection.ping()).rejects.toThrow(StoreUnavailable);
      const bulk = connection.run((db) => db.collection('c').bulkWrite([{ insertOne: { document: {} } }]));
      await expect(bulk).rejects.toThrow(StoreUnavailable);
      reachable = true;
      await connection.ping();

      await connection.close();
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => proxy.close(resolve));
    },
    30_000,
  );
});
