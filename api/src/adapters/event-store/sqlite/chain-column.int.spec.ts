import { chainIn } from '../../../kernel/chain-in.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allOf, newEvents } from '../../../ports/event-store.contract.js';
import { NO_STREAM } from '../../../ports/event-store.port.js';
import { openSqlite } from '../../sqlite/connection.js';
import { SqliteEventStore } from './sqlite-event-store.js';

const CHAIN = 'ab'.repeat(32);
const REST = '"id":"i","at":1,"memberId":"ann","schema":1,"correlationId":"c","causationId":"c"';

/** Metadata that Emit did not write, by somebody who may write to the file. */
const FORGED: [what: string, metadata: string][] = [
  ['the chain first', `{"chain":"${CHAIN}",${REST}}`],
  ['spaces', `{ ${REST}, "chain": "${CHAIN}" }`],
  ['two chains', `{"chain":"${'cd'.repeat(32)}",${REST},"chain":"${CHAIN}"}`],
  ['a chain in a field of its own', `{${REST},"more":{"a":1,"chain":"${CHAIN}"}}`],
  ['a chain in a text', `{${REST},"more":"\\",\\"chain\\":\\"${CHAIN}"}`],
  ['a name that ends so', `{${REST},"more,\\"chain":"${CHAIN}"}`],
  ['a chain with a quote', `{${REST},"chain":"${'a'.repeat(20)}\\"${'b'.repeat(42)}"}`],
  ['a chain of other letters', `{${REST},"chain":"${'é'.repeat(32)}"}`],
  ['a chain that is longer', `{${REST},"chain":"${'a'.repeat(65)}"}`],
  ['a chain that is a number', `{${REST},"chain":17}`],
  ['no chain', `{${REST}}`],
  ['no id', `{"at":1,"memberId":"ann","schema":1,"chain":"${CHAIN}"}`],
  ['nothing', '{}'],
  ['no JSON', 'no JSON'],
  ['no JSON that ends in a chain', `{,"chain":"${CHAIN}"}`],
];

it.each(FORGED)('reads the chain of metadata with %s as the whole record has it', async (_, metadata) => {
  const directory = mkdtempSync(join(tmpdir(), 'emit-chains-'));
  const store = new SqliteEventStore(directory);
  try {
    await store.append('a', NO_STREAM, newEvents(5));
    const db = openSqlite(join(directory, 'log.sqlite'), { durability: 'full' });
    db.prepare('UPDATE events SET metadata = ? WHERE position = 3').run(metadata);
    db.close();
    const whole = (await allOf(store.readAll({ after: 0 }))).map((event) => chainIn(event.metadata));
    const folded = (await allOf(store.replay({ after: 0, chains: true }))).map(({ chain }) => chain);
    expect(folded).toEqual(whole);
    expect(folded[1]).toMatch(/^[0-9a-f]{64}$/);
  } finally {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  }
});
