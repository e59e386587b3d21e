import { join } from 'node:path';
import type { Environment } from './environment.js';
import type { MailSettings } from './mail-settings.js';
import { exposedHost, isPrivate, uncheckedCertificates } from './store-urls.js';

/** What of the settings can do harm. */
export interface SettingsAtRisk {
  readonly env: Environment;
  readonly eventStoreUrl: string | null;
  readonly mongoUrl: string | null;
  readonly tracesUrl: string | null;
  readonly rateLimits: boolean;
  readonly mail: Pick<MailSettings, 'smtp'>;
  readonly dataDir: string;
  /** Its variable or its file; null where it is not at hand. */
  readonly masterKeyFrom: string | null;
  readonly production: boolean;
}

interface Rule {
  readonly setting: string;
  /** Refused: no server starts with it in production. Warned of: where it starts, and by `emit doctor`. */
  readonly answer: 'refused' | 'warned of';
  /** Outside production it does no harm, and nothing is said. */
  readonly onlyInProduction?: true;
  /** What is wrong, after the setting's name; null when nothing is. */
  readonly fault: (settings: SettingsAtRisk) => string | null;
}

/** A setting that does harm, and what it does. */
export type Harm = Pick<Rule, 'setting' | 'answer'> & { readonly fault: string };

/** Every setting that hurts (docs/security.md "Settings that hurt" has the same list). */
export const HARMFUL_SETTINGS: readonly Rule[] = [
  {
    // Node's own switch, for every connection of the process.
    setting: 'NODE_TLS_REJECT_UNAUTHORIZED',
    answer: 'refused',
    fault: ({ env }) =>
      env['NODE_TLS_REJECT_UNAUTHORIZED']?.trim() === '0'
        ? 'must not be 0: no certificate would be checked'
        : null,
  },
  { setting: 'EVENTSTORE_URL', answer: 'refused', fault: ({ eventStoreUrl }) => inTheClear(eventStoreUrl) },
  { setting: 'MONGODB_URL', answer: 'refused', fault: ({ mongoUrl }) => inTheClear(mongoUrl) },
  {
    setting: 'MONGODB_URL',
    answer: 'refused',
    fault({ mongoUrl }) {
      const unchecked = mongoUrl && uncheckedCertificates(mongoUrl);
      return unchecked ? `must not have ${unchecked}: certificates would not be checked` : null;
    },
  },
  {
    setting: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    answer: 'refused',
    fault({ tracesUrl }) {
      const collector = tracesUrl && exposedCollector(tracesUrl);
      return collector ? `must begin with https://: ${collector} is not a private address` : null;
    },
  },
  {
    setting: 'EMIT_RATE_LIMITS',
    answer: 'warned of',
    fault: ({ rateLimits }) =>
      rateLimits ? null : 'is off: nobody who guesses passwords, or sends too much, is held back',
  },
  {
    setting: 'EMIT_MASTER_KEY',
    answer: 'warned of',
    onlyInProduction: true,
    fault: ({ masterKeyFrom, mongoUrl, dataDir }) =>
      mongoUrl === null && masterKeyFrom?.startsWith(join(dataDir, '/'))
        ? 'is not set: the master key is in the data folder beside the vault that it opens, and whoever copies that folder reads everything'
        : null,
  },
  {
    setting: 'EMIT_SMTP_URL',
    answer: 'warned of',
    onlyInProduction: true,
    fault: ({ mail }) =>
      mail.smtp === null
        ? 'is not set: a member whom guesses keep out of a new browser, or who forgot the password, has no way back but by you (emit members reset-link)'
        : null,
  },
];

/** The settings that do harm, in the list's order. */
export function harmsIn(settings: SettingsAtRisk): Harm[] {
  return HARMFUL_SETTINGS.flatMap(({ setting, answer, onlyInProduction, fault }) => {
    const found = onlyInProduction && !settings.production ? null : fault(settings);
    return found === null ? [] : [{ setting, answer, fault: found }];
  });
}

function inTheClear(url: string | null): string | null {
  const host = url && exposedHost(url);
  return host ? `must ask for TLS (tls=true): ${host} is not a private address` : null;
}

function exposedCollector(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return protocol === 'http:' && !isPrivate(host) ? host : null;
}
