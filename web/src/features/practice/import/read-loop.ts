import type { Columns, ImportFile, ImportRecord } from './import-file';
import { readDate } from './read-dates';
import { keyOf, tableOf } from './read-table';

/** What Habits.csv says of one. */
interface Habit {
  readonly name: string;
  /** Minutes that one of its unit is; null where it counts something else, or nothing. */
  readonly minutesEach: number | null;
  readonly isCounted: boolean;
}

const HEADER = ['Date', 'Habit', 'Minutes', 'Notes'];
const COLUMNS: Columns = { date: 0, activity: 1, minutes: 2, insights: 3, name: null, quality: null };
const FOLDER = /^(?:.*\/)?(\d+) ?([^/]*)\/Checkmarks\.csv$/;
/** Of counted habits, Loop writes thousandths. */
const THOUSANDTHS = 1_000;

/** An export of Loop Habit Tracker: Habits.csv, and for each habit a folder with its Checkmarks.csv. */
export function readLoop(name: string, texts: ReadonlyMap<string, string>): ImportFile {
  const habits = habitsIn([...texts].find(([path]) => /(^|\/)Habits\.csv$/.test(path))?.[1] ?? '');
  const collected = new Collected(name);
  let hasFolders = false;
  for (const [path, text] of texts) {
    const [, position, folder = ''] = FOLDER.exec(path) ?? [];
    if (position === undefined) continue;
    hasFolders = true;
    const habit = habits.get(Number(position)) ?? plainHabit(folder);
    tableOf(text).forEach(([date = '', value = '', notes = ''], line) =>
      collected.add(habit, { date, value, notes, place: `${habit.name}, line ${line + 1}` }),
    );
  }
  if (hasFolders) return collected.file();
  const whole = [...texts].find(([path]) => path.endsWith('Checkmarks.csv'))?.[1] ?? '';
  return readLoopTable(name, tableOf(whole), habits);
}

export function readLoopTable(
  name: string,
  [header = [], ...rows]: readonly string[][],
  habits: ReadonlyMap<number, Habit> = new Map(),
): ImportFile {
  const collected = new Collected(name);
  const known = new Map([...habits.values()].map((habit) => [habit.name, habit]));
  rows.forEach(([date = '', ...values], index) =>
    values.forEach((value, column) => {
      const title = header[column + 1] ?? '';
      if (title === '') return;
      const place = `${title}, line ${index + 2}`;
      collected.add(known.get(title) ?? plainHabit(title), { date, value, notes: '', place });
    }),
  );
  return collected.file();
}

class Collected {
  private readonly records: ImportRecord[] = [];
  private notDone = 0;

  constructor(private readonly name: string) {}

  add(habit: Habit, entry: { date: string; value: string; notes: string; place: string }): void {
    const date = readDate(entry.date, 'day');
    if (date === null) return;
    const minutes = minutesOf(habit, entry.value.trim());
    if (minutes === null) this.notDone += 1;
    else {
      const cells = [date, habit.name, minutes, entry.notes];
      this.records.push({ place: entry.place, cells, key: keyOf('loop', habit.name, date) });
    }
  }

  file(): ImportFile {
    const { name, records, notDone } = this;
    return { name, source: 'loop', header: HEADER, records, columns: COLUMNS, notDone };
  }
}

/** '' where it was done and nobody says how long; null where it was not done, or Loop alone has filled it in. */
function minutesOf({ isCounted, minutesEach }: Habit, value: string): string | null {
  if (!isCounted) return value === 'YES_MANUAL' || value === '2' ? '' : null;
  const said = Number(value);
  const count = /^\d+$/.test(value) ? said / THOUSANDTHS : said;
  if (!(count > 0)) return null;
  return minutesEach === null ? '' : String(Math.max(1, Math.round(count * minutesEach)));
}

function habitsIn(text: string): Map<number, Habit> {
  const [header = [], ...rows] = tableOf(text);
  const column = (title: string) => header.indexOf(title);
  const [position, name, type, unit] = ['Position', 'Name', 'Type', 'Unit'].map(column);
  const cell = (cells: string[], at: number | undefined) => cells[at ?? -1] ?? '';
  return new Map(
    rows.map((cells) => {
      const isCounted = cell(cells, type) === 'NUMERICAL';
      const minutesEach = isCounted ? minutesEachOf(cell(cells, unit).trim().toLowerCase()) : null;
      return [Number(cell(cells, position)), { name: cell(cells, name), isCounted, minutesEach }];
    }),
  );
}

function minutesEachOf(unit: string): number | null {
  if (/^(m|mins?|minut\p{L}*)\.?$/u.test(unit)) return 1;
  return /^(h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae])\.?$/.test(unit) ? 60 : null;
}

function plainHabit(name: string): Habit {
  return { name, isCounted: false, minutesEach: null };
}
