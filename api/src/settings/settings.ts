import { accessSync, constants } from 'node:fs';
import { join, resolve } from 'node:path';
import { auditSettings, type AuditSettings } from './audit-settings.js';
import { harmsIn, type Harm } from './harmful-settings.js';
import { refuseCutShortRestore } from './cut-short-restore.js';
import { refuseBackup } from './folder-state.js';
import { mailSettings, publicUrl, type MailSettings } from './mail-settings.js';
import { paymentSettings, type PaymentSettings } from './payment-settings.js';
import { pushSettings, type PushSettings } from './push-settings.js';
import { makeFolder } from './make-folder.js';
import { BadSetting, inFolder, integer, oneOf, text, url, type Environment } from './environment.js';
import {
  lostSessionKey,
  masterKeyAtHand,
  readSecrets,
  type MasterKey,
  type Secrets,
  type SecretSources,
} from './secret-settings.js';
import { faultInEventStoreUrl, lostGuarantee } from './store-urls.js';
import { trustedProxies } from './trusted-proxies.js';
import { LOG_LEVELS, type LogLevel } from '../observability/log-levels.js';

export { BadSetting };

export interface Settings extends Secrets, AuditSettings, PushSettings, PaymentSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly role: 'all' | 'api' | 'projector';
  readonly eventStoreUrl: string | null;
  readonly mongoUrl: string | null;
  readonly anthropic: {
    readonly apiKey: string;
    readonly model: string | null;
    readonly baseUrl: string | null;
    /** Null: as suits the model. */
    readonly effort: (typeof EFFORTS)[number] | null;
  } | null;
  readonly mail: MailSettings;
  /** Where members reach the web app (EMIT_PUBLIC_URL); null when it is not said. */
  readonly publicUrl: string | null;
  readonly trialTokens: number;
  /** How many trials are granted to one network address a day; without an SMTP server nobody shows who they are. */
  readonly trialsPerAddress: number;
  /** Tokens of the model in a UTC day, of all members together and of each; null where nothing limits them. */
  readonly modelBudget: number | null;
  readonly memberBudget: number | null;
  readonly rateLimits: boolean;
  /** Whether to build what the first question needs as soon as the server listens; else the first question waits for it. */
  readonly warmUp: boolean;
  /** Addresses of proxies whose `X-Forwarded-For` is taken. Null: a client is who connects, whatever its headers say. */
  readonly trustProxy: readonly string[] | null;
  /** How long to answer on after a request to stop, so that a reverse proxy takes notice. */
  readonly drainSeconds: number;
  /** Null when it is not set: then whoever makes the event store chooses. */
  readonly logLevel: LogLevel | null;
  /** Where traces are sent, and which share of them, 0 to 1; null when they are not. */
  readonly tracing: { readonly url: string; readonly ratio: number } | null;
  /** NODE_ENV says so. */
  readonly production: boolean;
  /** Where backups are put, and how many hours the latest may be old; null when nobody is to look. */
  readonly backups: { readonly folder: string; readonly maxAgeHours: number } | null;
}

/** Of a command: it makes no secret, and needs the master key only where it opens or seals something. */
export interface CommandSettings extends Omit<Settings, keyof Secrets> {
  readonly masterKey: MasterKey;
  /** What is said of the key of sessions when it is lost; null when it is not. */
  readonly lostSessionKey: string | null;
  /** Settings that do harm. */
  readonly harms: readonly Harm[];
}

/**
 * Reads and checks every setting of a server (design.md "Settings"). Secrets that are not given are made at the first start
 * and kept in the data folder, readable by their owner alone; with shared stores they must be given, because every machine
 * needs the same. Outside development (shared stores, or NODE_ENV=production) a secret that anyone could guess is refused;
 * in production also what HARMFUL_SETTINGS says is refused. Throws BadSetting.
 */
export function readSettings(env: Environment): Settings {
  const read = readPlainSettings(env);
  refuseBackup(read.dataDir);
  if (read.eventStoreUrl === null) refuseCutShortRestore(read.dataDir);
  // Last: whoever is told of a mistake finds nothing made.
  const secrets = readSecrets(sourcesOf(env, read));
  requireFolder(read.dataDir);
  return { ...read, ...secrets };
}

/** The same for a command, which writes nothing here: a secret that is not there is not made. Throws BadSetting. */
export function readCommandSettings(env: Environment): CommandSettings {
  const read = readPlainSettings(env);
  const sources = sourcesOf(env, read);
  const masterKey = masterKeyAtHand(sources);
  const harms = harmsOf(env, read, masterKey.key === null ? null : masterKey.from);
  return { ...read, masterKey, lostSessionKey: lostSessionKey(sources), harms };
}

/** Without its secrets. */
export type PlainSettings = Omit<CommandSettings, 'masterKey' | 'lostSessionKey' | 'harms'>;

function readPlainSettings(env: Environment): PlainSettings {
  const dataDir = dataDirOf(env);
  const eventStoreUrl = eventStoreUrlIn(env);
  const mongoUrl = mongoUrlIn(env);
  const production = isProduction(env);
  const tracing = tracingSettings(env);
  const settings: PlainSettings = {
    port: integer(env, 'PORT', 3000, 0, 65_535),
    dataDir,
    role: oneOf(env, 'EMIT_ROLE', ['all', 'api', 'projector'], 'all'),
    eventStoreUrl,
    mongoUrl,
    anthropic: anthropicSettings(env),
    mail: mailSettings(env),
    ...pushSettings(env),
    ...paymentSettings(env),
    publicUrl: publicUrl(env),
    trialTokens: integer(env, 'EMIT_TRIAL_TOKENS', 20_000, 0, 1_000_000_000),
    trialsPerAddress: integer(env, 'EMIT_TRIALS_PER_ADDRESS', 20, 0, 1_000_000),
    modelBudget: budget(env, 'EMIT_MODEL_BUDGET', null),
    memberBudget: budget(env, 'EMIT_MEMBER_BUDGET', MEMBER_BUDGET),
    rateLimits: oneOf(env, 'EMIT_RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    warmUp: oneOf(env, 'EMIT_WARM_UP', ['on', 'off'], 'on') === 'on',
    trustProxy: trustProxy(env),
    drainSeconds: integer(env, 'EMIT_DRAIN_SECONDS', 0, 0, 300),
    logLevel: oneOf(env, 'EMIT_LOG_LEVEL', LOG_LEVELS, null),
    tracing,
    ...auditSettings(env, dataDir),
    production,
    backups: backupSettings(env),
  };
  const refused = production && harmsOf(env, settings, null).find(({ answer }) => answer === 'refused');
  if (refused) throw new BadSetting(refused.setting, refused.fault);
  return settings;
}

/** The settings that do harm. `masterKeyFrom`: its variable or its file; null where it is not at hand. */
export function harmsOf(
  env: Environment,
  { tracing, ...settings }: PlainSettings,
  masterKeyFrom: string | null,
): Harm[] {
  return harmsIn({ ...settings, env, tracesUrl: tracing?.url ?? null, masterKeyFrom });
}

/** In a day, what a third of the largest plan's month is; a long question and its reply take some 10,000 tokens. */
const MEMBER_BUDGET = 500_000;

/** 'off' for no limit. */
function budget(env: Environment, name: string, usual: number | null): number | null {
  const given = text(env, name);
  if (given === null || given === 'off') return given === null ? usual : null;
  return integer(env, name, 0, 1, Number.MAX_SAFE_INTEGER);
}

/** A day and a little more, for a timer that is late. */
const BACKUP_MAX_AGE_HOURS = 26;

function backupSettings(env: Environment): Settings['backups'] {
  const folder = text(env, 'EMIT_BACKUPS');
  const maxAgeHours = integer(env, 'EMIT_BACKUP_MAX_AGE', BACKUP_MAX_AGE_HOURS, 1, 8_760);
  return folder === null ? null : { folder: resolve(folder), maxAgeHours };
}

function sourcesOf(env: Environment, { dataDir, eventStoreUrl, mongoUrl }: PlainSettings): SecretSources {
  const shared = eventStoreUrl !== null || mongoUrl !== null;
  return { env, dataDir, shared, strict: shared || isProduction(env) };
}

function isProduction(env: Environment): boolean {
  return env['NODE_ENV']?.trim().toLowerCase() === 'production';
}

/** Where the embedded stores are, without looking at anything else. */
export function dataDirOf(env: Environment): string {
  return resolve(text(env, 'EMIT_DATA_DIR') ?? './data');
}

/** Whether the event store is in the data folder, without looking at anything else. */
export function isLogEmbedded(env: Environment): boolean {
  return text(env, 'EVENTSTORE_URL') === null;
}

const EFFORTS = ['low', 'medium', 'high'] as const;

const LOOPBACK = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?(\/|$)/i;

function anthropicSettings(env: Environment): Settings['anthropic'] {
  const model = text(env, 'ANTHROPIC_MODEL');
  const baseUrl = url(env, 'ANTHROPIC_BASE_URL', ['http:', 'https:']);
  // The key and members' words go there.
  if (baseUrl?.startsWith('http:') && !LOOPBACK.test(baseUrl)) {
    throw new BadSetting('ANTHROPIC_BASE_URL', 'must begin with https://, or lead to this machine');
  }
  const apiKey = text(env, 'ANTHROPIC_API_KEY');
  const effort = oneOf(env, 'ANTHROPIC_EFFORT', EFFORTS, null);
  return apiKey === null ? null : { apiKey, model, baseUrl, effort };
}

/** The standard's own names (OpenTelemetry "OTLP Exporter Configuration"); the address for traces has their path added. */
function tracingSettings(env: Environment): Settings['tracing'] {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  if (endpoint !== null && !URL.canParse(endpoint))
    throw new BadSetting('OTEL_EXPORTER_OTLP_ENDPOINT', 'must be an address, as http://collector:4318');
  const ratio = Number(text(env, 'OTEL_TRACES_SAMPLER_ARG') ?? 1);
  if (!(ratio >= 0 && ratio <= 1))
    throw new BadSetting('OTEL_TRACES_SAMPLER_ARG', 'must be a number from 0 to 1');
  return endpoint === null ? null : { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, ratio };
}

/** KurrentDB is EventStoreDB's later name; the driver knows the former one alone. */
function eventStoreUrlIn(env: Environment): string | null {
  const given = url(env, 'EVENTSTORE_URL', ['esdb:', 'esdb+discover:', 'kurrentdb:', 'kurrentdb+discover:']);
  if (given === null) return null;
  const known = given.replace(/^kurrentdb/, 'esdb');
  const fault = faultInEventStoreUrl(known);
  if (fault) throw new BadSetting('EVENTSTORE_URL', fault);
  return known;
}

function mongoUrlIn(env: Environment): string | null {
  const given = url(env, 'MONGODB_URL', ['mongodb:', 'mongodb+srv:']);
  const fault = given && lostGuarantee(given);
  if (fault) throw new BadSetting('MONGODB_URL', fault);
  return given;
}

function trustProxy(env: Environment): Settings['trustProxy'] {
  const value = text(env, 'EMIT_TRUST_PROXY');
  const trusted = value === null ? null : trustedProxies(value);
  if (value !== null && trusted === null) {
    throw new BadSetting('EMIT_TRUST_PROXY', `must be addresses, as 10.0.0.0/8,192.0.2.7, not '${value}'`);
  }
  return trusted;
}

/** Of turns that could not be recorded yet: in the data folder also with shared stores. */
export function journalFolder(dataDir: string): string {
  return join(dataDir, 'journal');
}

/** The journal's is made here: for a superuser every folder can be written, also one like /proc, where none can be made. */
function requireFolder(dataDir: string): void {
  inFolder(() => {
    makeFolder(journalFolder(dataDir));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}
