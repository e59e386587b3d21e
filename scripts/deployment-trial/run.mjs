/**
 * run.mjs <engine> <event store image> <MongoDB image>: starts the compose file's services, ends processes under load and
 * prints what members were answered. An image `stand-in` is replaced. Exit code 1 when a request failed or a deed was lost.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/run.mjs';
import { readCompose } from './compose-file.mjs';
import { Load } from './load.mjs';
import { Services } from './services.mjs';

const [engine, ...storeImages] = process.argv.slice(2);
const PORT = 39_080;
const MEMBERS = 6;
const STAND_IN_IMAGE = 'localhost/emit-trial-node:24';
const PROJECTORS = ['projector-1', 'projector-2'];
const APIS = ['api-1', 'api-2'];

function composeOfTrial() {
  const secret = () => randomBytes(32).toString('hex');
  const compose = readCompose({
    EMIT_LISTEN: `127.0.0.1:${PORT}`,
    EMIT_MASTER_KEY: secret(),
    EMIT_JWT_SECRET: secret(),
    EMIT_TRIAL_TOKENS: '100000000',
    ...(process.env.EMIT_EDGE_SUBNET && { EMIT_EDGE_SUBNET: process.env.EMIT_EDGE_SUBNET }),
  });
  // One address sends everything.
  for (const name of APIS) compose.services[name].environment.EMIT_RATE_LIMITS = 'off';
  ['eventstore', 'mongo'].forEach((name, n) => {
    if (storeImages[n] === 'stand-in') standInFor(compose, name);
  });
  return compose;
}

function standInFor({ services }, name) {
  const port = name === 'mongo' ? 27_017 : 2_113;
  const check = `require('net').connect(${port}).on('connect', () => process.exit(0)).on('error', () => process.exit(1))`;
  services[name] = {
    image: STAND_IN_IMAGE,
    command: ['node', '/emit/scripts/deployment-trial/stand-in.mjs', name],
    // Whoever the store's own image runs as: nobody else can read its key.
    user: name === 'mongo' ? '999' : '1000',
    init: true,
    networks: services[name].networks,
    depends_on: services[name].depends_on,
    volumes: [`${root}:/emit:ro`, ...services[name].volumes.filter((volume) => volume.endsWith(':/keys:ro'))],
    healthcheck: { test: ['CMD-SHELL', `node -e "${check}"`] },
  };
  if (name !== 'mongo') return;
  // It has no users and no replica set.
  const MONGODB_URL =
    'mongodb://mongo:27017/emit?directConnection=true&tls=true&tlsCAFile=/run/stores/ca.crt';
  for (const process of [...PROJECTORS, ...APIS]) {
    services[process].environment.MONGODB_URL = MONGODB_URL;
    delete services[process].environment.MONGODB_URL_FILE;
  }
}

async function rolesIn(services) {
  for (;;) {
    const roles = await Promise.all(PROJECTORS.map((name) => services.ask(name, '/health')));
    const active = roles.findIndex(({ projector }) => projector === 'active');
    if (active >= 0) return { active: PROJECTORS[active], standby: PROJECTORS[1 - active] };
    await pause(200);
  }
}

async function killTheActive(services) {
  const { active, standby } = await rolesIn(services);
  const began = performance.now();
  const folds = services.ask(standby, '/health', ({ projector }) => projector === 'active');
  await services.kill(active);
  await folds;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.error(`${standby} folds ${seconds} s after ${active} was killed`);
  await pause(3_000);
  await services.replace(active);
}

async function replaceAll(services) {
  for (const name of [...PROJECTORS.toReversed(), ...APIS]) await services.replace(name);
}

/** A store that does not answer is no reason to restart a container. */
async function holdStill(services, store) {
  await services.call('pause', `emit-trial-${store}`);
  await pause(15_000);
  for (const name of [...PROJECTORS, ...APIS])
    if (!(await services.isHealthy(name)))
      throw new Error(`${name} is called unhealthy while ${store} is away`);
  await services.call('unpause', `emit-trial-${store}`);
}

const PHASES = {
  'nothing happens': () => pause(10_000),
  'the active projector is killed': killTheActive,
  'every process is replaced': replaceAll,
  'MongoDB is held still for 15 s': (services) => holdStill(services, 'mongo'),
  'it goes on': () => pause(10_000),
  'EventStoreDB is held still for 15 s': (services) => holdStill(services, 'eventstore'),
  'it goes on again': () => pause(10_000),
};

async function trial(services) {
  await services.up();
  const load = new Load(`http://127.0.0.1:${PORT}`);
  await load.enter('sign-up');
  await load.begin(MEMBERS);
  for (const [name, happens] of Object.entries(PHASES)) {
    await load.enter(name);
    await happens(services);
  }
  await load.enter('last look');
  const { acknowledged, shown } = await load.end();
  console.log(`${load.table()}\n\nPractices acknowledged: ${acknowledged}; on the members' pages: ${shown}.`);
  console.log(await services.exec('api-1', 'sh', '-c', 'emit audit verify 2>&1'));
  return load.failures === 0 && acknowledged === shown;
}

const services = new Services(
  engine,
  composeOfTrial(),
  (process.env.EMIT_TRIAL_RUN_FLAGS ?? '').split(' ').filter(Boolean),
);
await services.remove();
try {
  process.exitCode = (await trial(services)) ? 0 : 1;
} finally {
  if (!process.env.EMIT_TRIAL_KEEP) await services.remove();
}
