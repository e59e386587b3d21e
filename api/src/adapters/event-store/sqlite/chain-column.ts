import { chainIn } from '../../../kernel/chain-in.js';
import type { Database } from '../../sqlite/connection.js';

/**
 * The ends of a page's metadata, as bytes: SQLite would count the characters of each text from its beginning, which takes a
 * tenth of a rebuild. Emit writes the chain last.
 */
export const METADATA_ENDS = "group_concat(substr(CAST(metadata AS BLOB), -76), '')";
const END = 76;
/** No JSON object ends so but with a chain of its own: a quote within a text is escaped. */
const BEFORE = ',"chain":"';
const AFTER = '"}';
const CHAIN = END - BEFORE.length - AFTER.length;

/** Returns the chains of the events at these positions, in their order, as whole records have them. */
export function chainsOf(db: Database, ends: unknown, positions: readonly number[]): string[] {
  const text = typeof ends === 'string' ? ends : '';
  const chains = text.length === positions.length * END ? chainsAtEnds(text) : null;
  return chains ?? parsedChains(db, positions);
}

/** Null where one of them does not end as Emit writes it. */
function chainsAtEnds(text: string): string[] | null {
  const chains: string[] = [];
  for (let end = 0; end < text.length; end += END) {
    const begin = end + BEFORE.length;
    if (!text.startsWith(BEFORE, end) || !text.startsWith(AFTER, begin + CHAIN)) return null;
    const chain = text.slice(begin, begin + CHAIN);
    // A backslash would be the beginning of another text, a quote its end.
    if (chain.includes('"') || chain.includes('\\')) return null;
    chains.push(chain);
  }
  return chains;
}

/** Of a page in which somebody else has written metadata. */
function parsedChains(db: Database, positions: readonly number[]): string[] {
  const rows = db
    .prepare('SELECT position, metadata FROM events WHERE position BETWEEN ? AND ?')
    .all(positions[0] ?? 0, positions.at(-1) ?? 0) as { position: number; metadata: unknown }[];
  const chains = new Map(rows.map(({ position, metadata }) => [position, chainInText(String(metadata))]));
  return positions.map((position) => chains.get(position) ?? '');
}

/** Returns the chain in an event's metadata, whatever somebody has made of it; empty where there is none. */
export function chainInText(metadata: string): string {
  const [atEnd] = chainsAtEnds(metadata.slice(-END)) ?? [];
  if (atEnd !== undefined) return atEnd;
  try {
    return chainIn(JSON.parse(metadata));
  } catch {
    return '';
  }
}
