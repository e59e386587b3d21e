import { eventCatalogue } from '../../api/src/domain/all-events.js';
import { closeStores, openBackups, openStoresReadOnly } from '../../api/src/composition/stores.js';
import { countRatings, type RatingRow } from '../../api/src/ops/audit/rating-counts.js';
import { readCommandSettings } from '../../api/src/settings/settings.js';

const ALWAYS = { from: -Infinity, to: Infinity };

/**
 * Returns what members said of the replies in a data folder, in figures: as `emit audit ratings`. Nothing is written, and no
 * text is opened. Returns null for a folder without a log.
 */
export async function ratingsIn(dataDir: string): Promise<RatingRow[] | null> {
  if (!(await openBackups().has('log', dataDir))) return null;
  const settings = readCommandSettings({ ...process.env, EMIT_DATA_DIR: dataDir });
  const stores = await openStoresReadOnly(settings, 'scan');
  try {
    return await countRatings(stores.eventStore, eventCatalogue.lift, ALWAYS);
  } finally {
    await closeStores(stores);
  }
}

/** Returns them as Markdown. */
export function ratingsMarkdown(rows: readonly RatingRow[]): string {
  if (rows.length === 0) return 'There are no replies.';
  const lines = rows.map(
    ({ model, category, replies, up, down, wrongVerses, wrongCalledRight, reasons }) =>
      `| ${model} | ${category} | ${replies} | ${up} | ${down} | ${wrongVerses} | ${wrongCalledRight} | ${reasons} |`,
  );
  return [
    '| model | format | replies | up | down | verses called wrong | of them, right by the check | with a reason |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
