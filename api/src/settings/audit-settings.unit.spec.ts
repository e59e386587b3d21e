import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoteSigner } from '../proof/signed-note.js';
import { AUDIT_KEY_FILE, auditSettings, keptAuditKey, makeAuditKey, verifierIn } from './audit-settings.js';
import { BadSetting } from './environment.js';

const dataDir = mkdtempSync(join(tmpdir(), 'emit-audit-settings-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const read = (env: Record<string, string>) => auditSettings(env, dataDir);
const key = (seed: number, name = 'example.org/emit') => NoteSigner.fromSeed(name, Buffer.alloc(32, seed));
const pem = String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
const fileOf = (text: string) => {
  const path = join(dataDir, `key-${Math.random()}`);
  writeFileSync(path, text);
  return path;
};

describe('the key that signs checkpoints', () => {
  it('is none by default', () => {
    expect(read({})).toEqual({ auditKeys: null, checkpointsTo: null });
  });

  it.each([
    ['a key', () => key(1).toString()],
    ['a file of it', () => fileOf(`${key(1).toString()}\n`)],
  ])('is %s', (_, given) => {
    const [signer] = read({ EMIT_AUDIT_KEY: given() }).auditKeys!;
    expect(signer!.verifier.toString()).toBe(key(1).verifier.toString());
  });

  it('may be several while it is exchanged, all of one name', () => {
    const both = `${key(2).toString()}\n${key(1).toString()}\n`;
    expect(read({ EMIT_AUDIT_KEY: fileOf(both) }).auditKeys!.map(String)).toEqual(
      [key(2), key(1)].map(String),
    );
    const others = `${key(2).toString()} ${key(1, 'example.org/other').toString()}`;
    expect(() => read({ EMIT_AUDIT_KEY: others })).toThrow(/all keys must have the name of the log/);
  });

  it.each([
    ['as it is', pem],
    ['in one line', pem.trim().replaceAll('\n', '\\n')],
  ])('is PEM %s, with the name of the log', (_, given) => {
    const env = { EMIT_AUDIT_KEY: given, EMIT_AUDIT_ORIGIN: 'example.org/emit' };
    expect(read(env).auditKeys![0]!.name).toBe('example.org/emit');
    expect(() => read({ EMIT_AUDIT_KEY: given })).toThrow(/set EMIT_AUDIT_ORIGIN/);
  });

  it.each([
    ['a file that is not there', '/nowhere/audit.key'],
    ['a file of something else', fileOf('hello')],
    ['an empty file', fileOf('')],
    ['a public key', key(1).verifier.toString()],
    ['a key cut short', key(1).toString().slice(0, -3)],
    [
      'another kind of key',
      String(generateKeyPairSync('x25519').privateKey.export({ format: 'pem', type: 'pkcs8' })),
    ],
  ])('is not %s', (_, given) => {
    const env = { EMIT_AUDIT_KEY: given, EMIT_AUDIT_ORIGIN: 'example.org/emit' };
    expect(() => read(env)).toThrow(BadSetting);
    try {
      read(env);
    } catch (error) {
      expect(String(error)).not.toContain('PRIVATE+KEY+example');
    }
  });

  it('has the name that is asked for', () => {
    const env = { EMIT_AUDIT_KEY: key(1).toString(), EMIT_AUDIT_ORIGIN: 'example.org/other' };
    expect(() => read(env)).toThrow(/all keys must have the name of the log, example.org\/other/);
  });

  it('is made once in the data folder, for its owner alone', () => {
    expect(keptAuditKey(dataDir)).toBeNull();
    const made = makeAuditKey(dataDir);
    expect(made.name).toMatch(/^emit\/[0-9a-f]{16}$/);
    expect(makeAuditKey(dataDir).toString()).toBe(made.toString());
    expect(keptAuditKey(dataDir)?.toString()).toBe(made.toString());
    expect(statSync(join(dataDir, AUDIT_KEY_FILE)).mode & 0o077).toBe(0);
  });

  it('has a public half that is given as it is, or as a file', () => {
    const { verifier } = key(1);
    expect(verifierIn(verifier.toString()).toString()).toBe(verifier.toString());
    expect(verifierIn(fileOf(`${verifier.toString()}\n`)).toString()).toBe(verifier.toString());
    expect(() => verifierIn('nothing')).toThrow(/nothing is no public key/);
  });
});

describe('where checkpoints go', () => {
  it.each<[string, unknown]>([
    ['/mnt/audit', { kind: 'folder', path: '/mnt/audit' }],
    [`${dataDir}-audit`, { kind: 'folder', path: `${dataDir}-audit` }],
    [
      'https://audit.example.org/log',
      { kind: 'url', url: 'https://audit.example.org/log', credentials: null },
    ],
    ['http://localhost:8080/', { kind: 'url', url: 'http://localhost:8080/', credentials: null }],
    [
      'https://a%40b:c@audit.example.org/',
      { kind: 'url', url: 'https://audit.example.org/', credentials: 'a@b:c' },
    ],
  ])('is %s', (given, to) => {
    expect(read({ EMIT_CHECKPOINTS: given }).checkpointsTo).toEqual(to);
  });

  it.each([
    ['the data folder', dataDir],
    ['a folder in it', join(dataDir, 'audit')],
    ['an address without TLS', 'http://audit.example.org/log'],
    ['an address that is none', 'https://'],
  ])('is not %s', (_, given) => {
    expect(() => read({ EMIT_CHECKPOINTS: given })).toThrow(BadSetting);
  });
});
