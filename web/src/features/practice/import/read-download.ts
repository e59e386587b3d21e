import { isRecord } from '../../../shared/lib/is-record';
import { UnfitFile, type Columns, type ImportFile, type ImportRecord } from './import-file';

const HEADER = ['date', 'activity', 'practice_name', 'duration_minutes', 'quality_rating', 'insights'];
const COLUMNS: Columns = { date: 0, activity: 1, name: 2, minutes: 3, quality: 4, insights: 5 };

/** The practices of a download from Emit. Throws UnfitFile. */
export function readDownload(name: string, json: string): ImportFile {
  const records = practicesIn(json).map((practice, index): ImportRecord => {
    const said = (field: string) => {
      const value = practice[field];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const activity = `${said('mindstream')} · ${said('practice_type')}`;
    const rest = ['practice_name', 'duration_minutes', 'quality_rating', 'insights'].map(said);
    return {
      place: `Practice ${index + 1}`,
      cells: [said('date'), activity, ...rest],
      key: said('practice_id'),
    };
  });
  return { name, source: 'emit', header: HEADER, records, columns: COLUMNS, notDone: 0 };
}

function practicesIn(json: string): Record<string, unknown>[] {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    read = null;
  }
  if (!Array.isArray(read)) throw new UnfitFile('practices.json in this ZIP cannot be read.');
  return read.filter(isRecord);
}
