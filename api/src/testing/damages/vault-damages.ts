import { cpSync, mkdirSync, readFileSync, statSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Keyring } from '../../runtime/sealing.js';
import {
  changeVault,
  quoted,
  removeDatabase,
  replaceDatabase,
  VAULT,
  zeroPages,
  type Damage,
} from './damage.js';
import type { PreparedFolders } from './prepared-folders.js';

const GONE = /without the members' keys in it nobody can sign in or read what they wrote; bring them back/;

/** The vault as a whole: none, or another one. */
const WHOLE_VAULT: readonly Damage[] = [
  {
    what: 'the vault is missing',
    make: (folder) => removeDatabase(join(folder, VAULT)),
    doctor: [
      1,
      /vault +wrong +the vault is missing, and with it the keys of \d+ members and \d+ applications?; bring them back/,
    ],
    verify: [
      1,
      /the vault is missing, and with it the keys of \d+ members and \d+ applications?; bring them back/,
    ],
    start: { refused: GONE },
  },
  {
    what: 'the vault is an empty file',
    make: (folder) => replaceDatabase(join(folder, VAULT), ''),
    doctor: [1, /vault +wrong .*The vault is damaged/],
    verify: [1, /The vault is damaged.*bring them back/],
    start: { refused: GONE },
  },
  {
    what: 'the vault is cut in half',
    make(folder) {
      const path = join(folder, VAULT);
      truncateSync(path, Math.floor(statSync(path).size / 8_192) * 4_096);
    },
    doctor: [1, /wrong .*(malformed|damaged)/],
    verify: [1, /damaged|malformed/],
    start: { refused: /(malformed|damaged|cannot be read).*bring them back/ },
  },
  {
    what: 'the vault is overwritten with something else',
    make: (folder) => replaceDatabase(join(folder, VAULT), 'not a vault '.repeat(2_000)),
    doctor: [1, /vault +wrong .*file is not a database/],
    verify: [1, /The vault is damaged.*file is not a database/],
    start: { refused: /file is not a database.*bring them back/ },
  },
  {
    what: 'a folder stands in the place of the vault',
    make(folder) {
      removeDatabase(join(folder, VAULT));
      mkdirSync(join(folder, VAULT));
    },
    doctor: [1, /vault +wrong +EISDIR.*bring them back/],
    verify: [1, /EISDIR.*bring them back/],
    start: { refused: /EISDIR.*bring them back/ },
  },
  {
    what: 'the vault is a link to nowhere',
    make(folder) {
      removeDatabase(join(folder, VAULT));
      symlinkSync(join(folder, 'nowhere'), join(folder, VAULT));
    },
    doctor: [1, /vault +wrong +the vault is missing/],
    verify: [1, /the vault is missing/],
    start: { refused: GONE },
  },
  {
    what: 'pages of the vault are zeroed',
    make: (folder) => zeroPages(join(folder, VAULT)),
    doctor: [1, /wrong .*(malformed|damaged)/],
    verify: [1, /damaged|malformed/],
    start: { refused: /(malformed|damaged).*bring them back/ },
  },
  {
    what: 'the vault has lost all its entries',
    make: (folder) => changeVault(folder, 'DELETE FROM entries'),
    doctor: [1, /members' keys +wrong +\d+ members of \d+ without a key/],
    verify: [1, /has no key in the vault/],
    start: { refused: /the keys of all \d+ members of the event store are lost: the vault is empty/ },
  },
  {
    what: 'the vault is that of another folder',
    make(folder, { other }) {
      removeDatabase(join(folder, VAULT));
      cpSync(join(other, VAULT), join(folder, VAULT));
    },
    doctor: [1, /vault +wrong +.*master\.key must be the master key/],
    verify: [1, /must be the master key by which the members' keys are wrapped/],
    start: { refused: /the vault is that of another event store/ },
  },
  {
    what: 'vault and secrets are those of another folder',
    make(folder, { other }) {
      removeDatabase(join(folder, VAULT));
      for (const name of [VAULT, 'secrets'])
        cpSync(join(other, name), join(folder, name), { recursive: true });
    },
    doctor: [1, /members' keys +wrong +\d+ members of \d+ without a key/],
    verify: [1, /has no key in the vault/],
    start: { refused: /the vault is that of another event store.*bring them back/ },
    mended: false,
  },
  {
    what: 'a change of the master key was cut short',
    make: (folder) => changeVault(folder, 'INSERT INTO rotation(id) VALUES(1)'),
    doctor: [1, /'emit keys rotate' was cut short; run it again/],
    verify: [1, /'emit keys rotate' was cut short/],
    start: { refused: /'emit keys rotate' was cut short; run it again, with the same new key/ },
    mended: false,
  },
];

/** The second and the third member have these of each other's. */
function swap(folder: string, { members }: PreparedFolders, columns: readonly string[]): void {
  const [one, two] = [quoted(members[1]), quoted(members[2])];
  const pairs = [
    [one, two],
    [two, one],
  ] as const;
  const taken = (from: string) =>
    columns.map((name) => `${name} = (SELECT ${name} FROM was WHERE memberId = ${from})`).join(', ');
  changeVault(
    folder,
    'CREATE TABLE was AS SELECT * FROM entries',
    // Each address is there once.
    ...(columns.includes('emailHash')
      ? [`UPDATE entries SET emailHash = memberId WHERE memberId IN (${one}, ${two})`]
      : []),
    ...pairs.map(([from, to]) => `UPDATE entries SET ${taken(from)} WHERE memberId = ${to}`),
    'DROP TABLE was',
  );
}

function setKey(folder: string, key: string, ...members: (string | undefined)[]): void {
  changeVault(
    folder,
    `UPDATE entries SET wrappedKey = ${key} WHERE memberId IN (${members.map(quoted).join(', ')})`,
  );
}

const UNOPENED = (members: string) =>
  new RegExp(`${members} of \\d+ with a key that this master key does not open`);
const NOT_OPENED = /has a key that the master key does not open/;

/** Some members' keys: the others are served. */
const SOME_KEYS: readonly Damage[] = [
  ...['first', 'last'].map((which) => ({
    what: `the ${which} member of the vault is gone, as in an older copy`,
    make(folder: string, { members }: PreparedFolders) {
      const id = which === 'first' ? members[0] : members.at(-1);
      changeVault(folder, `DELETE FROM entries WHERE memberId = ${quoted(id)}`);
    },
    doctor: [1, /members' keys +wrong +1 member of \d+ without a key.*--only keys/] as const,
    verify: [1, /has no key in the vault/] as const,
    start: { told: /1 member of \d+ without a key in the vault/ },
  })),
  {
    what: 'two members have each other’s key',
    make: (folder, prepared) => swap(folder, prepared, ['wrappedKey']),
    doctor: [1, UNOPENED('2 members')],
    verify: [1, NOT_OPENED],
    start: { told: UNOPENED('2 members') },
  },
  {
    what: 'two members have each other’s entry',
    make: (folder, prepared) =>
      swap(folder, prepared, ['emailHash', 'passwordHash', 'wrappedKey', 'sessions']),
    doctor: [1, UNOPENED('2 members')],
    verify: [1, NOT_OPENED],
    start: { told: UNOPENED('2 members') },
  },
  {
    what: 'two members have each other’s address',
    make: (folder, prepared) => swap(folder, prepared, ['emailHash']),
    doctor: [1, /2 members of \d+ under another e-mail address/],
    verify: [1, /under another e-mail address/],
    start: { told: /under another e-mail address/ },
  },
  ...["'x'", "''", "x'00ff'", quoted(`v1.${'A'.repeat(80)}`)].map((key) => ({
    what: `the first member's key is damaged: ${key}`,
    make: (folder: string, { members }: PreparedFolders) => setKey(folder, key, members[0]),
    doctor: [1, UNOPENED('1 member')] as const,
    verify: [1, NOT_OPENED] as const,
    start: { told: UNOPENED('1 member') },
  })),
  {
    what: 'both ends of the vault are damaged',
    make: (folder, { members }) => setKey(folder, "'x'", members[0], members.at(-1)),
    doctor: [1, UNOPENED('2 members')],
    verify: [1, NOT_OPENED],
    start: { told: UNOPENED('2 members') },
  },
  {
    what: 'a member has another key, rightly wrapped',
    make(folder, { members }) {
      const ring = new Keyring(Buffer.from(readFileSync(join(folder, 'secrets/master.key'), 'utf8'), 'hex'));
      const { wrappedKey } = ring.newKey(members[1] ?? '');
      setKey(folder, quoted(wrappedKey), members[1]);
    },
    doctor: [1, /1 member of \d+ with a key that opens nothing of theirs/],
    verify: [1, /opens nothing of this member's/],
    start: { told: /1 member of \d+ with a key that opens nothing of theirs/ },
  },
];

export const VAULT_DAMAGES: readonly Damage[] = [...WHOLE_VAULT, ...SOME_KEYS].map((damage) => ({
  mended: true,
  ...damage,
}));
