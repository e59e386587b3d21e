import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HARMFUL_SETTINGS, harmsIn, type SettingsAtRisk } from './harmful-settings.js';
import { mailSettings } from './mail-settings.js';

const SAFE: SettingsAtRisk = {
  env: {},
  eventStoreUrl: 'esdb://events.example.org:2113',
  mongoUrl: 'mongodb://db.example.org/emit?tls=true',
  tracesUrl: 'https://collector.example.org/v1/traces',
  rateLimits: true,
  mail: mailSettings({
    EMIT_SMTP_URL: 'smtps://mail.example.org',
    EMIT_MAIL_FROM: 'emit@example.org',
    EMIT_PUBLIC_URL: 'https://emit.example.org',
  }),
  dataDir: '/data',
  masterKeyFrom: 'EMIT_MASTER_KEY',
  production: true,
};
const EMBEDDED = { ...SAFE, eventStoreUrl: null, mongoUrl: null };
const KEPT = { ...EMBEDDED, masterKeyFrom: '/data/secrets/master.key' };
const found = (settings: SettingsAtRisk) => harmsIn(settings).map(({ setting, answer }) => [setting, answer]);

describe('settings that hurt', () => {
  it.each([
    SAFE,
    EMBEDDED,
    { ...KEPT, dataDir: '/dat' },
    { ...KEPT, masterKeyFrom: '/data-elsewhere/master.key' },
    { ...KEPT, masterKeyFrom: null },
    { ...SAFE, masterKeyFrom: KEPT.masterKeyFrom },
    { ...KEPT, production: false },
    { ...SAFE, mail: { smtp: null }, production: false },
    { ...SAFE, tracesUrl: 'http://10.0.0.7:4318/v1/traces' },
    { ...SAFE, env: { NODE_TLS_REJECT_UNAUTHORIZED: '1' } },
  ])('are none of these: %j', (settings) => {
    expect(found(settings)).toEqual([]);
  });

  it.each<[Partial<SettingsAtRisk>, string]>([
    [{ env: { NODE_TLS_REJECT_UNAUTHORIZED: ' 0 ' } }, 'NODE_TLS_REJECT_UNAUTHORIZED'],
    [{ eventStoreUrl: 'esdb://events.example.org:2113?tls=false' }, 'EVENTSTORE_URL'],
    [{ mongoUrl: 'mongodb://db.example.org/emit' }, 'MONGODB_URL'],
    [{ mongoUrl: `${SAFE.mongoUrl}&tlsAllowInvalidCertificates=true` }, 'MONGODB_URL'],
    [{ tracesUrl: 'http://collector.example.org/v1/traces' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ])('are refused: %j', (over, setting) => {
    expect(found({ ...SAFE, ...over })).toEqual([[setting, 'refused']]);
  });

  it('are warned of: no limits, the master key beside what it opens, and no way back by mail', () => {
    expect(found({ ...SAFE, rateLimits: false })).toEqual([['EMIT_RATE_LIMITS', 'warned of']]);
    expect(found(KEPT)).toEqual([['EMIT_MASTER_KEY', 'warned of']]);
    expect(found({ ...SAFE, mail: mailSettings({}) })).toEqual([['EMIT_SMTP_URL', 'warned of']]);
  });

  it('are listed in docs/security.md', () => {
    const document = readFileSync(join(process.cwd(), 'docs', 'security.md'), 'utf8');
    const [, section = ''] = document.split('### Settings that hurt');
    const rows = section.split('\n#')[0]?.matchAll(/^\| `(\w+)` \| .* \| (refused|warned of) \|$/gm) ?? [];
    const listed = [...rows].map(([, setting, answer]) => `${setting} ${answer}`);
    expect(listed).toEqual(HARMFUL_SETTINGS.map(({ setting, answer }) => `${setting} ${answer}`));
  });
});
