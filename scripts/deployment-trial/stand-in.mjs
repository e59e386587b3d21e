/**
 * stand-in.mjs eventstore|mongo: a store's stand-in as the only process of a container, with its data in memory. Both listen on
 * the container's own loopback address alone, so their ports are passed on from every address, by TLS with the store's own key.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createServer } from 'node:tls';
import { root } from '../lib/run.mjs';

const MONGO_PORT = 27_117;

function passOn(from, to, [certificate, key]) {
  const read = (file) => readFileSync(`/keys/${file}`);
  const tls = { cert: read(certificate), key: read(key), ALPNProtocols: ['h2'] };
  createServer(tls, (socket) => {
    const other = connect(to, '127.0.0.1');
    socket.pipe(other).pipe(socket);
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ])
      one.on('error', () => two.destroy()).on('close', () => two.destroy());
  })
    .on('tlsClientError', () => undefined)
    .listen(from, '0.0.0.0');
}

async function eventstore() {
  const built = `${root}/.cache/deployment-trial/stand-in/testing/eventstoredb/eventstoredb-server.js`;
  const { EventStoreDbServer } = await import(built);
  const server = new EventStoreDbServer();
  await server.start();
  passOn(2113, Number(new URL(server.url).port), ['node.crt', 'node.key']);
}

function mongo() {
  const jars = `${root}/.cache/mongodb-wire/1.47.0`;
  const options = ['-Xmx512m', '-XX:+UseSerialGC', '-Dio.netty.eventLoopThreads=1'];
  const child = spawn('java', [...options, '-cp', `${jars}:${jars}/*`, 'Wire', String(MONGO_PORT)], {
    stdio: 'inherit',
  });
  child.on('exit', (code) => process.exit(code ?? 1));
  passOn(27_017, MONGO_PORT, ['server.pem', 'server.pem']);
}

const stores = { eventstore, mongo };
process.on('SIGTERM', () => process.exit(0));
await stores[process.argv[2]]();
