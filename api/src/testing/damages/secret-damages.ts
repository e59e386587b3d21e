import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOG, removeDatabase, replaceDatabase, zeroPages, type Damage } from './damage.js';

const MASTER = 'secrets/master.key';

export const SECRET_DAMAGES: readonly Damage[] = [
  {
    what: 'the master key is missing',
    make: (folder) => rmSync(join(folder, MASTER)),
    doctor: [1, /vault +wrong .*master\.key is missing.*put its copy back/],
    verify: [1, /master\.key is missing: put its copy back/],
    start: { refused: /master\.key is missing, although the event store has events: .*put its copy back/ },
  },
  {
    what: 'the master key is another',
    make: (folder) => writeFileSync(join(folder, MASTER), randomBytes(32).toString('hex')),
    doctor: [1, /master\.key must be the master key by which/],
    verify: [1, /master\.key must be the master key by which/],
    start: { refused: /master\.key must be the master key by which.*put that one back/ },
  },
  ...['', 'zz'.repeat(32), 'ab'.repeat(31), `${'ab'.repeat(32)}!`].map((text) => ({
    what: `the master key is '${text.slice(0, 8)}…', ${text.length} characters`,
    make: (folder: string) => writeFileSync(join(folder, MASTER), text),
    doctor: [1, /master\.key does not hold 64 hex digits.*put its copy back/] as const,
    verify: [1, /master\.key does not hold 64 hex digits/] as const,
    start: { refused: /master\.key does not hold 64 hex digits.*put its copy back/ },
  })),
  {
    what: 'a folder stands in the place of the master key',
    make(folder) {
      rmSync(join(folder, MASTER));
      mkdirSync(join(folder, MASTER));
    },
    doctor: [0, /vault +warning .*master\.key cannot be read/],
    verify: [0, /The members' keys were not opened/],
    start: { refused: /master\.key cannot be read \(EISDIR/ },
  },
  {
    what: 'EMIT_MASTER_KEY is another',
    make: () => undefined,
    env: { EMIT_MASTER_KEY: randomBytes(32).toString('hex') },
    doctor: [1, /vault +wrong +EMIT_MASTER_KEY must be the master key/],
    verify: [1, /EMIT_MASTER_KEY must be the master key/],
    start: { refused: /^EMIT_MASTER_KEY must be the master key by which/ },
  },
  {
    what: 'all secrets are missing',
    make: (folder) => rmSync(join(folder, 'secrets'), { recursive: true }),
    doctor: [1, /master\.key is missing/],
    verify: [1, /master\.key is missing/],
    start: { refused: /^EMIT_MASTER_KEY is not set and .*master\.key is missing/ },
  },
  {
    what: 'the folder of secrets is a file',
    make(folder) {
      rmSync(join(folder, 'secrets'), { recursive: true });
      writeFileSync(join(folder, 'secrets'), '');
    },
    doctor: [1, /master\.key is missing/],
    verify: [1, /master\.key is missing/],
    start: { refused: /master\.key is missing/ },
  },
  {
    what: 'the key that signs sessions is missing',
    make: (folder) => rmSync(join(folder, 'secrets/jwt.key')),
    doctor: [1, /sessions +wrong .*jwt\.key is missing.*emit keys renew-sessions/],
    verify: [0, /Nothing is wrong/],
    start: { refused: /^EMIT_JWT_SECRET is not set and .*jwt\.key is missing.*emit keys renew-sessions/ },
  },
  {
    what: 'the key that signs sessions is empty',
    make: (folder) => writeFileSync(join(folder, 'secrets/jwt.key'), ''),
    doctor: [1, /sessions +wrong .*jwt\.key does not hold 64 hex digits.*emit keys renew-sessions/],
    verify: [0, /Nothing is wrong/],
    start: {
      refused: /^EMIT_JWT_SECRET is not set and .*does not hold 64 hex digits.*emit keys renew-sessions/,
    },
  },
];

export const LOG_DAMAGES: readonly Damage[] = [
  {
    what: 'the event store is missing beside a vault',
    make: (folder) => removeDatabase(join(folder, LOG)),
    doctor: [1, /there is no log in/],
    verify: [1, /there is no log in/],
    start: {
      refused: /log\.sqlite is missing, although the vault has members' keys.*emit restore <backup> --force/,
    },
    others: [1],
  },
  {
    what: 'the event store is an empty file beside a vault',
    make: (folder) => replaceDatabase(join(folder, LOG), ''),
    doctor: [1, /stores +wrong +The event log is damaged.*emit restore <backup> --force/],
    verify: [1, /The event log is damaged.*emit restore <backup> --force/],
    start: { refused: /log\.sqlite is empty, although the vault has members' keys/ },
    others: [0, 1],
  },
  {
    what: 'the event store is overwritten with something else',
    make: (folder) => replaceDatabase(join(folder, LOG), 'not a log '.repeat(2_000)),
    doctor: [
      1,
      /stores +wrong +The event log is damaged.*file is not a database.*emit restore <backup> --force/,
    ],
    verify: [1, /The event log is damaged.*file is not a database.*emit restore <backup> --force/],
    start: { refused: /file is not a database.*emit restore <backup> --force/ },
    others: [0, 1],
  },
  {
    what: 'pages of the event store are zeroed',
    make: (folder) => zeroPages(join(folder, LOG)),
    doctor: [1, /wrong .*(malformed|damaged)/],
    verify: [1, /The event log is damaged.*malformed/],
    start: { refused: /(malformed|damaged|cannot be read).*emit restore <backup> --force/ },
    others: [0, 1],
  },
];
