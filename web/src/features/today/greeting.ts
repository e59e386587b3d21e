import type { Picture } from '../../shared/ui/illustration';

interface PartOfDay {
  /** The first hour, 0 to 23, of the member's clock. */
  readonly from: number;
  readonly greeting: string;
  readonly picture: Picture;
}

const NIGHT: PartOfDay = { from: 0, greeting: 'A quiet night to you', picture: 'lamp' };
const PARTS: readonly PartOfDay[] = [
  NIGHT,
  { from: 5, greeting: 'Good morning', picture: 'path' },
  { from: 12, greeting: 'Good afternoon', picture: 'water' },
  { from: 18, greeting: 'Good evening', picture: 'lamp' },
];

/** Returns what the hour is greeted with, and its picture. */
export function partOfDay(hour: number): PartOfDay {
  return PARTS.findLast(({ from }) => from <= hour) ?? NIGHT;
}

/** Returns the greeting with the name one is called by: 'Good morning, Ada'. Without a name, the greeting alone. */
export function greetingFor(fullName: string, hour: number): string {
  const [first = ''] = fullName.trim().split(/\s+/u);
  const { greeting } = partOfDay(hour);
  return first === '' ? greeting : `${greeting}, ${first}`;
}
