import { greetingFor, partOfDay } from './greeting';
import { sayStreak } from './say-streak';
import { sayGoal } from './say-goal';
import { minutesThisWeek, weekAround } from './week';

describe('the greeting', () => {
  it.each([
    [4, 'A quiet night to you, Ada'],
    [5, 'Good morning, Ada'],
    [11, 'Good morning, Ada'],
    [12, 'Good afternoon, Ada'],
    [18, 'Good evening, Ada'],
    [23, 'Good evening, Ada'],
    [0, 'A quiet night to you, Ada'],
  ])('at %i is %s', (hour, said) => expect(greetingFor('Ada Lovelace', hour)).toBe(said));

  it.each([
    ['', 'Good morning'],
    ['   ', 'Good morning'],
    ['  Maria  José ', 'Good morning, Maria'],
    ['王小明', 'Good morning, 王小明'],
  ])('of the name "%s" is %s', (name, said) => expect(greetingFor(name, 8)).toBe(said));

  it('has a picture at every hour', () => {
    expect(new Set(Array.from({ length: 24 }, (_, hour) => partOfDay(hour).picture))).toEqual(
      new Set(['lamp', 'path', 'water']),
    );
  });
});

describe('the week', () => {
  it('goes from Monday to Sunday around today', () => {
    const week = weekAround('2026-11-25', new Set(['2026-11-23', '2026-11-22']));
    expect(week.map(({ letter }) => letter).join('')).toBe('MTWTFSS');
    expect(week.map(({ state }) => state)).toEqual([
      'practiced',
      'none',
      'open',
      'to come',
      'to come',
      'to come',
      'to come',
    ]);
    expect(week[0]?.said).toBe('Monday: practiced');
  });

  it('has Sunday at its end', () => {
    const week = weekAround('2026-11-29', new Set(['2026-11-29']));
    expect(week.at(-1)).toEqual({ letter: 'S', said: 'Sunday: practiced', state: 'practiced' });
  });
});

describe('the goal of the week', () => {
  const day = (date: string, minutes: number) => ({ date, minutes });
  const days = [
    day('2026-11-22', 1),
    day('2026-11-23', 2),
    day('2026-11-25', 4),
    day('2026-11-29', 8),
    day('2026-11-30', 16),
  ];
  it.each([
    ['2026-11-23', 2],
    ['2026-11-28', 6],
    ['2026-11-29', 14],
    ['2026-11-30', 16],
    ['2026-12-01', 16],
    ['2026-12-07', 0],
  ])('counts from Monday until %s', (today, minutes) => expect(minutesThisWeek(days, today)).toBe(minutes));

  it.each([
    [0, 150, 'This week: 0 of 150 minutes'],
    [149, 1_500, 'This week: 149 of 1,500 minutes'],
    [150, 150, 'This week: 150 minutes. You have reached your goal of 150.'],
    [1_200, 5, 'This week: 1,200 minutes. You have reached your goal of 5.'],
  ])('says of %i minutes of %i: %s', (done, goal, said) => expect(sayGoal(done, goal)).toBe(said));
});

describe('the row of days', () => {
  const rested = { days: 9, rests: 1, hasRestLeft: false };
  it.each([
    [0, { days: 0, rests: 0, hasRestLeft: true }, 'Your next practice begins a new row of days', null],
    [1, { days: 1, rests: 0, hasRestLeft: true }, '1 day in a row', /One day of rest a week/],
    [
      4,
      rested,
      '9 days and 1 rest day',
      /You have used this week’s rest day\. For points, your streak is 4 days\.$/,
    ],
    [0, { ...rested, hasRestLeft: true }, '9 days and 1 rest day', /still yours\. .* streak is 0 days\.$/],
  ] as const)('of a streak of %i is said', (current, days, row, about) => {
    const said = sayStreak(current, days);
    expect(said.row).toBe(row);
    if (about) expect(said.about).toMatch(about);
    else expect(said.about).toBeNull();
  });
});
