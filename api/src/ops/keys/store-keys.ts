import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepOnce } from '../../settings/secrets.js';
import { newAuthority } from './certificates.js';

/** Who reads each folder, by the number of its user in the image of docker-compose.yml. */
const OWNERS = { emit: 1000, eventstore: 1000, mongodb: 999 } as const;
type Folder = keyof typeof OWNERS;

/** Where the folder `emit` is in Emit's own containers: certificates are named in the stores' URLs. */
const MOUNTED_AT = '/run/stores';

const NODE_OF_EVENTSTORE = 'eventstoredb-node';
const CERTIFICATES = [
  ['eventstore', 'node.crt'],
  ['eventstore', 'node.key'],
  ['eventstore', 'ca/ca.crt'],
  ['mongodb', 'server.pem'],
  ['mongodb', 'ca.crt'],
  // Written last: with it they are whole.
  ['emit', 'ca.crt'],
] as const satisfies readonly (readonly [Folder, string])[];

/**
 * Makes what the stores of the compose file and Emit know each other by: passwords, certificates, and the URLs that have both.
 * What is there already stays, so that it can be called at each start; `renew` makes other certificates.
 */
export async function makeStoreKeys(root: string, { renew = false } = {}): Promise<'made' | 'kept'> {
  const isWhole = CERTIFICATES.every((file) => existsSync(join(root, ...file)));
  makePasswords(root);
  if (isWhole && !renew) return 'kept';
  await makeCertificates(root);
  return 'made';
}

function makePasswords(root: string): void {
  const secret = (folder: Folder, name: string) => kept(root, folder, name, randomBytes(32).toString('hex'));
  const [admin, emit] = [secret('eventstore', 'admin-password'), secret('mongodb', 'emit-password')];
  secret('eventstore', 'ops-password');
  secret('mongodb', 'root-password');
  // What members of a replica set know each other by; with it MongoDB lets nobody in without a password.
  kept(root, 'mongodb', 'keyfile', randomBytes(512).toString('base64'));
  const authority = `${MOUNTED_AT}/ca.crt`;
  kept(
    root,
    'emit',
    'eventstore-url',
    `esdb://admin:${admin}@eventstore:2113?tls=true&tlsCAFile=${authority}`,
  );
  const options = `replicaSet=rs0&tls=true&tlsCAFile=${authority}`;
  kept(root, 'emit', 'mongodb-url', `mongodb://emit:${emit}@mongo:27017/emit?${options}`);
}

async function makeCertificates(root: string): Promise<void> {
  const { certificate: authority, issue } = await newAuthority('Stores of Emit');
  const eventstore = await issue(NODE_OF_EVENTSTORE, ['eventstore']);
  const mongodb = await issue('mongo', ['mongo']);
  const contents = [
    eventstore.certificate,
    eventstore.key,
    authority,
    mongodb.certificate + mongodb.key,
    authority,
    authority,
  ];
  for (const file of CERTIFICATES) rmSync(join(root, ...file), { force: true });
  CERTIFICATES.forEach(([folder, name], n) => kept(root, folder, name, contents[n] ?? ''));
}

/** What the file holds; `content` where there was none. Its owner alone can read it. */
function kept(root: string, folder: Folder, name: string, content: string): string {
  const path = join(root, folder, name);
  if (!existsSync(path)) {
    // Everybody may look for a name here, and nobody but the owner reads what it holds.
    mkdirSync(join(path, '..'), { recursive: true, mode: 0o755 });
    keepOnce(path, content);
  }
  if (process.getuid?.() === 0) chownSync(path, OWNERS[folder], OWNERS[folder]);
  return readFileSync(path, 'utf8');
}
