import { render, screen, within } from '@testing-library/react';
import { dashboardWith, summaryWith } from '../../testing/figures';
import { LevelCard } from './level-card';
import { NewestAnalytics } from './newest-analytics';
import { OlderAnalytics } from './older-analytics';
import { YearCalendar } from './year-calendar';

// Charts need a browser's layout: the browser tests look at them.
jest.mock('./charts', () => ({ Charts: () => null }));

/** What a card says under its title. */
function card(title: string): string {
  const found = screen.getByRole('heading', { name: title }).closest('article');
  if (!found) throw new Error(`No card ${title}`);
  return within(found)
    .getAllByText(/./)
    .slice(1)
    .map(({ textContent }) => textContent)
    .join(' | ');
}
function stat(name: string): string | undefined {
  return screen.getByText(name).nextElementSibling?.textContent;
}

describe("the newest app's Analytics", () => {
  it('shows totals, streak, points and hours to one decimal', () => {
    render(<NewestAnalytics summary={summaryWith([2, 1, 0])} calendar={null} />);
    expect(stat('Total practices')).toBe('3');
    expect(stat('Current streak')).toBe('1 day');
    expect(stat('Consciousness points')).toBe('64');
    expect(stat('Hours practiced')).toBe('1.590 minutes');
  });

  it('names the stream with most sessions, the one with fewest, and the days of the last 30', () => {
    render(<NewestAnalytics summary={summaryWith([2, 1, 4])} calendar={null} />);
    expect(card('Most Practiced')).toContain('Clarity');
    expect(card('Next Focus')).toContain('Flow');
    expect(card('Consistency')).toContain('4 of 30 days');
  });

  it('shows a System Health Alert only when there is one', () => {
    const { rerender } = render(<NewestAnalytics summary={summaryWith([0, 0, 0])} calendar={null} />);
    expect(screen.queryByText('System Health Alert')).toBeNull();
    const ecc_alert = { message: 'Flow rests.', suggestion: 'Sit ten minutes.' };
    rerender(<NewestAnalytics summary={summaryWith([1, 0, 0], { ecc_alert })} calendar={null} />);
    expect(screen.getByText('System Health Alert')).toBeVisible();
    expect(screen.getByText('Flow rests.')).toBeVisible();
    expect(screen.getByText('Sit ten minutes.')).toBeVisible();
  });
});

describe('the level card', () => {
  const { current_level } = summaryWith([0, 0, 0]);

  it('says what is left, about how many practices that takes, and what the next level unlocks', () => {
    render(<LevelCard level={current_level} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByText(/points to next level/).parentElement).toHaveTextContent(
      '57 points to next level, approximately 3 practices needed',
    );
    expect(screen.getByText(/Level 2 unlocks: Power MindStream/)).toBeVisible();
  });

  it("says 'Divine Stasis Achieved' at the top, and nothing of a next level", () => {
    render(<LevelCard level={{ ...current_level, level: 12, next_unlocks: null }} />);
    expect(screen.getByRole('heading', { name: 'Divine Stasis Achieved' })).toBeVisible();
    expect(screen.queryByText(/next level/)).toBeNull();
  });
});

describe("the older dashboard's Analytics", () => {
  it('shows points with the level, the streak in days, and hours with minutes', () => {
    const dashboard = dashboardWith([2, 0, 0]);
    render(
      <OlderAnalytics dashboard={{ ...dashboard, profile: { ...dashboard.profile, current_streak: 2 } }} />,
    );
    expect(stat('Total Practices')).toBe('2');
    expect(stat('Current Streak')).toBe('2 days');
    expect(stat('Consciousness Points')).toBe('64Level 1');
    expect(stat('Hours Practiced')).toBe('0.850 minutes');
  });

  it('counts one session, and several', () => {
    const { rerender } = render(<OlderAnalytics dashboard={dashboardWith([1, 0, 0])} />);
    expect(card('Most Practiced')).toBe('Power | 1 session');
    rerender(<OlderAnalytics dashboard={dashboardWith([0, 1_200, 0])} />);
    expect(card('Most Practiced')).toBe('Flow | 1,200 sessions');
  });

  it.each([
    [[0, 0, 0], 'Flow'],
    [[0, 1, 0], 'Clarity'],
    [[0, 1, 1], 'Balanced!'],
  ] as const)(
    'after %j sessions says Next Focus: %s, and the current streak as the longest',
    (sessions, title) => {
      render(<OlderAnalytics dashboard={dashboardWith(sessions)} />);
      expect(card('Next Focus')).toContain(title);
      expect(card('Next Focus').includes('All active')).toBe(title === 'Balanced!');
      expect(card('Longest Streak')).toContain('1 day');
    },
  );
});

describe('the year calendar', () => {
  const today = new Date().toISOString().slice(0, 10);

  it('says its days in words: each day, each month and the whole year', () => {
    const { container } = render(<YearCalendar days={[{ date: today, sessions: 2, minutes: 45 }]} />);
    expect(screen.getByRole('img', { name: '1 day with a practice in the last year' })).toBeInTheDocument();
    expect(within(screen.getByLabelText('Practice by month')).getByRole('listitem')).toHaveTextContent(
      /: 1 day, 45 minutes$/,
    );
    expect(container.querySelector('.calendar [data-intensity="3"] title')).toHaveTextContent(
      /: 2 sessions, 45 minutes$/,
    );
    expect(container.querySelectorAll('.calendar [data-intensity="0"]').length).toBeGreaterThan(360);
  });
});
