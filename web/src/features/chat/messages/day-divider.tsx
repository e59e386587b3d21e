import { dayName } from '../../../shared/lib/dates';

interface DayDividerProps {
  /** Epoch milliseconds of the message below, and of the one above it. */
  at: number;
  before: number | undefined;
}

/** Above the first message of a day; a conversation of today alone has none. */
export function DayDivider({ at, before }: DayDividerProps) {
  const name = dayName(at);
  if (
    before === undefined ? name === 'Today' : new Date(before).toDateString() === new Date(at).toDateString()
  )
    return null;
  return <p className="messages__day">{name}</p>;
}
