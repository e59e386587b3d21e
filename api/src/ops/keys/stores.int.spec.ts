import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer, type SecureContextOptions, type Server } from 'node:tls';
import { EmitCommand } from '../../testing/emit-command.js';

/** Each file of a folder by its path below it. */
function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]));
}

describe('emit keys stores', () => {
  const servers: Server[] = [];
  let folder: string;
  let emit: EmitCommand;
  const make = async (...options: string[]) => {
    expect(await emit.run(['keys', 'stores', folder, ...options])).toMatchObject({ code: 0 });
    return filesIn(folder);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'emit-store-keys-'));
    emit = new EmitCommand();
  });
  afterEach(() => {
    servers.splice(0).forEach((server) => server.close());
    rmSync(folder, { recursive: true });
    emit.remove();
  });

  /** Whether who trusts `ca` speaks with a server of `identity` under `host`. */
  async function isTrusted(identity: SecureContextOptions, ca: string, host: string): Promise<boolean> {
    const server = createServer(identity, (socket) => socket.end());
    servers.push(server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1'));
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', servername: host, ca });
    const isSecure = await once(socket, 'secureConnect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isSecure;
  }

  it('makes what each store shows and Emit trusts, under the stores’ own names alone', async () => {
    const files = await make();
    const file = (name: string) => files.get(name) ?? '';
    const eventstore = { cert: file('eventstore/node.crt'), key: file('eventstore/node.key') };
    const mongodb = { cert: file('mongodb/server.pem'), key: file('mongodb/server.pem') };
    const ca = file('emit/ca.crt');
    expect([file('eventstore/ca/ca.crt'), file('mongodb/ca.crt')]).toEqual([ca, ca]);
    expect(await isTrusted(eventstore, ca, 'eventstore')).toBe(true);
    expect(await isTrusted(mongodb, ca, 'mongo')).toBe(true);
    expect(await isTrusted(mongodb, ca, 'localhost')).toBe(true);
    expect(await isTrusted(mongodb, ca, 'eventstore')).toBe(false);
    // Of another first start, and a certificate that would be an authority.
    expect(await isTrusted(eventstore, mongodb.cert, 'eventstore')).toBe(false);
  });

  it('makes a password for each user, and URLs that servers take', async () => {
    const files = await make();
    const of = (name: string) => files.get(name) ?? '';
    const users = ['eventstore/admin', 'eventstore/ops', 'mongodb/root', 'mongodb/emit'];
    const passwords = users.map((user) => of(`${user}-password`));
    expect(new Set(passwords).size).toBe(4);
    for (const password of passwords) expect(password).toMatch(/^[0-9a-f]{64}$/);
    expect(of('emit/eventstore-url')).toContain(`//admin:${passwords[0]}@eventstore:2113?tls=true&`);
    expect(of('emit/mongodb-url')).toContain(`//emit:${passwords[3]}@mongo:27017/emit?`);
    // Between 6 and 1,024 letters of base64.
    expect(of('mongodb/keyfile')).toMatch(/^[\w+/]{6,1022}={0,2}$/);
    for (const file of files.keys())
      expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0]);
    const url = (name: string) => join(folder, 'emit', name);
    const env = {
      EVENTSTORE_URL_FILE: url('eventstore-url'),
      MONGODB_URL_FILE: url('mongodb-url'),
      NODE_ENV: 'production',
    };
    const { err } = await emit.with({ ...env, EMIT_MASTER_KEY: 'not one' }).run(['doctor']);
    expect(err).toContain('EMIT_MASTER_KEY must be 32 bytes');
  });

  it('keeps what is there, also from a start that was cut short; only certificates can be renewed', async () => {
    const first = await make();
    expect(await make()).toEqual(first);
    for (const lost of first.keys()) {
      rmSync(join(folder, lost));
      const again = await make();
      expect([...again.keys()].sort()).toEqual([...first.keys()].sort());
    }
    const before = filesIn(folder);
    const renewed = await make('--renew-certificates');
    const changed = [...renewed].filter(([name, content]) => before.get(name) !== content);
    expect(changed.map(([name]) => name).sort()).toEqual([
      'emit/ca.crt',
      'eventstore/ca/ca.crt',
      'eventstore/node.crt',
      'eventstore/node.key',
      'mongodb/ca.crt',
      'mongodb/server.pem',
    ]);
  });

  it('says why a folder cannot hold them', async () => {
    const { code, err } = await emit.run(['keys', 'stores', '/dev/null/keys']);
    expect([code, err]).toEqual([1, expect.stringContaining("/dev/null/keys cannot hold the stores' keys")]);
  });
});
