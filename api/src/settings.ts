import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOG_LEVELS, type LogLevel } from './observability/logger.js';

export interface Settings {
  readonly port: number;
  readonly dataDir: string;
  readonly role: 'all' | 'api' | 'projector';
  readonly eventStoreUrl: string | null;
  readonly mongoUrl: string | null;
  readonly anthropic: {
    readonly apiKey: string;
    readonly model: string | null;
    readonly baseUrl: string | null;
  } | null;
  /** 32 bytes or more. */
  readonly jwtSecret: Buffer;
  /** 32 bytes. */
  readonly masterKey: Buffer;
  readonly trialTokens: number;
  readonly rateLimits: boolean;
  /** Null when it is not set: then whoever makes the log chooses. */
  readonly logLevel: LogLevel | null;
  /** Where traces are sent, and which share of them, 0 to 1; null when they are not. */
  readonly tracing: { readonly url: string; readonly ratio: number } | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that stops the start; the message names it and what was expected. */
export class BadSetting extends Error {
  constructor(name: string, expected: string) {
    super(`${name} ${expected}`);
    this.name = 'BadSetting';
  }
}

/**
 * Reads and checks every setting (design.md "Settings"). Secrets that are not given are made once and kept in the
 * data folder, readable by their owner alone; with shared stores they must be given, because every machine needs the same.
 */
export function readSettings(env: Environment): Settings {
  const dataDir = resolve(text(env, 'EMIT_DATA_DIR') ?? './data');
  const eventStoreUrl = url(env, 'EVENTSTORE_URL', [
    'esdb:',
    'esdb+discover:',
    'kurrentdb:',
    'kurrentdb+discover:',
  ]);
  const mongoUrl = url(env, 'MONGODB_URL', ['mongodb:', 'mongodb+srv:']);
  const shared = eventStoreUrl !== null || mongoUrl !== null;
  return {
    port: integer(env, 'PORT', 3000, 0, 65_535),
    dataDir,
    role: oneOf(env, 'EMIT_ROLE', ['all', 'api', 'projector'], 'all'),
    eventStoreUrl,
    mongoUrl,
    anthropic: anthropicSettings(env),
    jwtSecret: jwtSecret(env, dataDir, shared),
    masterKey: masterKey(env, dataDir, shared),
    trialTokens: integer(env, 'EMIT_TRIAL_TOKENS', 20_000, 0, 1_000_000_000),
    rateLimits: oneOf(env, 'EMIT_RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    logLevel: oneOf(env, 'EMIT_LOG_LEVEL', LOG_LEVELS, null),
    tracing: tracingSettings(env),
  };
}

function anthropicSettings(env: Environment): Settings['anthropic'] {
  const model = text(env, 'ANTHROPIC_MODEL');
  const baseUrl = url(env, 'ANTHROPIC_BASE_URL', ['http:', 'https:']);
  const apiKey = text(env, 'ANTHROPIC_API_KEY');
  return apiKey === null ? null : { apiKey, model, baseUrl };
}

/** The standard's own names (OpenTelemetry "OTLP Exporter Configuration"); the address for traces has their path added. */
function tracingSettings(env: Environment): Settings['tracing'] {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const ratio = Number(text(env, 'OTEL_TRACES_SAMPLER_ARG') ?? 1);
  if (!(ratio >= 0 && ratio <= 1))
    throw new BadSetting('OTEL_TRACES_SAMPLER_ARG', 'must be a number from 0 to 1');
  return endpoint === null ? null : { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, ratio };
}

function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === null) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new BadSetting(name, `must be a whole number from ${min} to ${max}, not '${value}'`);
  }
  return number;
}

function oneOf<T extends string, F extends T | null>(
  env: Environment,
  name: string,
  values: readonly T[],
  fallback: F,
): T | F {
  const value = text(env, name);
  if (value === null) return fallback;
  const found = values.find((one) => one === value);
  if (found === undefined) throw new BadSetting(name, `must be one of ${values.join(', ')}, not '${value}'`);
  return found;
}

function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  // Only the scheme is checked here: a URL may name several hosts, which the drivers parse themselves.
  if (!protocols.some((protocol) => value.startsWith(`${protocol}//`))) {
    throw new BadSetting(name, `must begin with ${protocols.map((one) => `${one}//`).join(' or ')}`);
  }
  return value;
}

function jwtSecret(env: Environment, dataDir: string, shared: boolean): Buffer {
  const given = text(env, 'EMIT_JWT_SECRET');
  if (given === null) return ownSecret('EMIT_JWT_SECRET', dataDir, 'jwt.key', shared);
  if (Buffer.byteLength(given) < 32)
    throw new BadSetting('EMIT_JWT_SECRET', 'must be at least 32 bytes long');
  return Buffer.from(given);
}

function masterKey(env: Environment, dataDir: string, shared: boolean): Buffer {
  const given = text(env, 'EMIT_MASTER_KEY');
  if (given === null) return ownSecret('EMIT_MASTER_KEY', dataDir, 'master.key', shared);
  return parseMasterKey(given);
}

function parseMasterKey(given: string): Buffer {
  const key = Buffer.from(given, /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64');
  if (key.length !== 32)
    throw new BadSetting('EMIT_MASTER_KEY', 'must be 32 bytes, as 64 hex digits or base64');
  return key;
}

function ownSecret(name: string, dataDir: string, file: string, shared: boolean): Buffer {
  if (shared) throw new BadSetting(name, 'must be set when EVENTSTORE_URL or MONGODB_URL is');
  const directory = join(dataDir, 'secrets');
  const path = join(directory, file);
  if (!existsSync(path)) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    // 'wx': of two first starts at once, one writes and both read the same.
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
  if (secret.length !== 32) throw new BadSetting(name, `is not set and ${path} does not hold 64 hex digits`);
  return secret;
}
