import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRET_SETTINGS } from './environment.js';
import { BadSetting, readSettings } from './settings.js';

const STRONG = randomBytes(32).toString('hex');
const dataDir = mkdtempSync(join(tmpdir(), 'emit-settings-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const read = (env: Record<string, string>) => readSettings({ EMIT_DATA_DIR: dataDir, ...env });

describe('settings', () => {
  it('have the defaults of design.md', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      role: 'all',
      eventStoreUrl: null,
      mongoUrl: null,
      anthropic: null,
      trialTokens: 20_000,
      trustProxy: null,
      drainSeconds: 0,
      rateLimits: true,
      warmUp: true,
      logLevel: null,
      tracing: null,
    });
  });

  it('keep secrets they make, for their owner alone', () => {
    const { masterKey, jwtSecret } = read({});
    expect(masterKey).toHaveLength(32);
    expect(read({}).masterKey).toEqual(masterKey);
    expect(jwtSecret).not.toEqual(masterKey);
    expect(statSync(join(dataDir, 'secrets/master.key')).mode & 0o077).toBe(0);
  });

  it('read what is secret from a file where one is named, and nothing else', () => {
    const file = join(dataDir, 'given');
    writeFileSync(file, `${STRONG}\n`);
    expect(read({ EMIT_MASTER_KEY_FILE: file }).masterKey).toEqual(Buffer.from(STRONG, 'hex'));
    for (const name of SECRET_SETTINGS) {
      const from =
        (path: string, env = {}) =>
        () =>
          read({
            EMIT_MAIL_FROM: 'a@example.org',
            EMIT_PUBLIC_URL: 'https://e.example',
            ...env,
            [`${name}_FILE`]: path,
          });
      expect(from(join(dataDir, 'none'))).toThrow(
        new RegExp(`^${name}_FILE must be a file that can be read \\(ENOENT`),
      );
      expect(from('/dev/null')).toThrow(`${name}_FILE must not be an empty file`);
      expect(from(file, { [name]: STRONG })).toThrow(`${name} and ${name}_FILE must not both be set`);
    }
    expect(read({ PORT_FILE: file }).port).toBe(3000);
  });

  it('name the data folder where none can be made, whoever has the secrets', () => {
    const given = { EMIT_JWT_SECRET: STRONG, EMIT_MASTER_KEY: STRONG };
    // Node's own way of making folders never comes back from the second.
    for (const nowhere of ['/dev/null/data', '/proc/data', '/proc/data/below', '/proc']) {
      for (const secrets of [given, {}]) {
        expect(() => read({ ...secrets, EMIT_DATA_DIR: nowhere })).toThrow(
          /^EMIT_DATA_DIR must be a folder that can be written \(\w+: .*\)$/,
        );
      }
    }
  });

  it('take the later name of EventStoreDB for the former, and refuse what its driver would print', () => {
    const secrets = { EMIT_JWT_SECRET: STRONG, EMIT_MASTER_KEY: STRONG.split('').reverse().join('') };
    const of = (EVENTSTORE_URL: string) => read({ ...secrets, EVENTSTORE_URL }).eventStoreUrl;
    expect(of('kurrentdb+discover://log.example.org?tls=true')).toBe(
      'esdb+discover://log.example.org?tls=true',
    );
    expect(() => of('esdb://emit:pass@log.example.org?tlss=true')).toThrow(
      'EVENTSTORE_URL has an option that the driver does not take: tlss=true',
    );
  });

  it('make nothing where another one is wrong', () => {
    const folder = join(dataDir, 'of', 'nobody');
    for (const mistake of ['EMIT_LOG_LEVEL', 'EMIT_TRUST_PROXY', 'EMIT_JWT_SECRET']) {
      expect(() => read({ [mistake]: 'wrong', EMIT_DATA_DIR: folder })).toThrow(BadSetting);
    }
    expect(existsSync(folder)).toBe(false);
    read({ EMIT_DATA_DIR: folder });
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('are no weaker outside development', () => {
    const weak = { EMIT_JWT_SECRET: 'changeme'.repeat(4), EMIT_MASTER_KEY: '0'.repeat(64) };
    const strong = { EMIT_JWT_SECRET: STRONG, EMIT_MASTER_KEY: randomBytes(32).toString('hex') };
    const mongo = { MONGODB_URL: 'mongodb://mongo/emit' };
    const production = { NODE_ENV: 'production' };
    expect(read(weak).masterKey).toEqual(Buffer.alloc(32));
    expect(read(production).masterKey).toHaveLength(32);
    expect(read({ ...strong, ...mongo, ...production }).jwtSecret).toEqual(Buffer.from(STRONG));
    for (const outside of [mongo, production]) {
      const expected = 'EMIT_JWT_SECRET is a placeholder: make one with openssl rand -hex 32';
      expect(() => read({ ...strong, ...weak, ...outside })).toThrow(expected);
      const same = { EMIT_JWT_SECRET: STRONG, EMIT_MASTER_KEY: STRONG };
      expect(() => read({ ...same, ...outside })).toThrow('must not be the same as EMIT_MASTER_KEY');
    }
    const exposed = { MONGODB_URL: 'mongodb://db.example.org/emit' };
    expect(read({ ...strong, ...exposed }).mongoUrl).toBe(exposed.MONGODB_URL);
    expect(() => read({ ...strong, ...exposed, ...production })).toThrow(
      'MONGODB_URL must ask for TLS (tls=true): db.example.org is not a private address',
    );
  });

  describe('in production', () => {
    const secrets = { EMIT_JWT_SECRET: STRONG, EMIT_MASTER_KEY: STRONG.split('').reverse().join('') };
    const mongo = (options: string) => ({ MONGODB_URL: `mongodb://db.example.org/emit?tls=true&${options}` });

    it.each<[Record<string, string>, string]>([
      [mongo('tlsInsecure=true'), 'MONGODB_URL must not have tlsInsecure=true'],
      [
        mongo('TLSAllowInvalidCertificates=TRUE'),
        'MONGODB_URL must not have TLSAllowInvalidCertificates=TRUE',
      ],
      [
        mongo('tlsAllowInvalidHostnames=false&tlsAllowInvalidHostnames=true'),
        'MONGODB_URL must not have tlsAllowInvalidHostnames=true',
      ],
      [mongo('sslValidate=false'), 'MONGODB_URL must not have sslValidate=false'],
      [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED must not be 0'],
      [
        { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.org:4318' },
        'OTEL_EXPORTER_OTLP_ENDPOINT must begin with https://: collector.example.org is not a private address',
      ],
      [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://[2001:db8::1]:4318' }, '2001:db8::1 is not a private address'],
      [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:pass@134744072/' }, '8.8.8.8 is not a private address'],
    ])('%j stop the start, by name', (env, text) => {
      expect(() => read({ ...secrets, ...env, NODE_ENV: 'production' })).toThrow(BadSetting);
      expect(() => read({ ...secrets, ...env, NODE_ENV: 'production' })).toThrow(text);
      expect(read({ ...secrets, ...env }).production).toBe(false);
    });

    it.each<Record<string, string>>([
      mongo('tlsInsecure=false'),
      { NODE_TLS_REJECT_UNAUTHORIZED: '1' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.7:4318' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://[::1]:4318/' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.org' },
      { EMIT_RATE_LIMITS: 'off' },
    ])('%j do not', (env) => {
      expect(read({ ...secrets, ...env, NODE_ENV: 'production' }).production).toBe(true);
    });
  });

  it('send the key and the words of members only over TLS, or to this machine', () => {
    const key = { ANTHROPIC_API_KEY: 'sk-test' };
    for (const there of [
      'https://gateway.example.org',
      'http://127.0.0.1:8080/v1',
      'http://[::1]:80',
      'http://localhost',
    ])
      expect(read({ ...key, ANTHROPIC_BASE_URL: there }).anthropic?.baseUrl).toBe(there);
    for (const there of [
      'http://gateway.example.org',
      'http://169.254.169.254/latest/meta-data',
      'http://127.0.0.1.evil.example',
      'http://localhost@evil.example',
    ])
      expect(() => read({ ...key, ANTHROPIC_BASE_URL: there })).toThrow(
        'ANTHROPIC_BASE_URL must begin with https://, or lead to this machine',
      );
  });

  it.each<[Record<string, string>, string]>([
    [{ EMIT_TRUST_PROXY: '1' }, "EMIT_TRUST_PROXY must be addresses, as 10.0.0.0/8,192.0.2.7, not '1'"],
    [{ EMIT_DRAIN_SECONDS: '-1' }, "EMIT_DRAIN_SECONDS must be a whole number from 0 to 300, not '-1'"],
    [{ PORT: 'http' }, "PORT must be a whole number from 0 to 65535, not 'http'"],
    [{ PORT: '70000' }, "PORT must be a whole number from 0 to 65535, not '70000'"],
    [{ EMIT_ROLE: 'both' }, "EMIT_ROLE must be one of all, api, projector, not 'both'"],
    [{ EMIT_TRIAL_TOKENS: '-1' }, "EMIT_TRIAL_TOKENS must be a whole number from 0 to 1000000000, not '-1'"],
    [{ MONGODB_URL: 'http://db' }, 'MONGODB_URL must begin with mongodb:// or mongodb+srv://'],
    [{ EMIT_JWT_SECRET: 'short' }, 'EMIT_JWT_SECRET must be at least 32 bytes long'],
    [{ EMIT_MASTER_KEY: 'abc' }, 'EMIT_MASTER_KEY must be 32 bytes, as 64 hex digits or base64'],
    [{ EVENTSTORE_URL: 'esdb://log' }, 'EMIT_JWT_SECRET must be set when EVENTSTORE_URL or MONGODB_URL is'],
    [
      { EMIT_LOG_LEVEL: 'loud' },
      "EMIT_LOG_LEVEL must be one of debug, info, warn, error, silent, not 'loud'",
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must begin with http:// or https://',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address, as http://collector:4318',
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
  ])('%j stop the start with one line', (env, text) => {
    expect(() => read(env)).toThrow(
      new BadSetting(text.split(' ')[0] ?? '', text.split(' ').slice(1).join(' ')),
    );
  });
});
