import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { AnalyticsPanel } from '../../app/screens/analytics-panel';
import { DashboardTab } from '../../app/screens/dashboard-tab';
import { TabPage } from '../../app/screens/tab-page';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal } from '../../testing/fake-server';
import { press } from '../../testing/forms';
import { dashboardWith, summaryWith } from '../../testing/figures';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { ProgressTab } from './progress-tab';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
// Charts need a browser's layout: the browser tests look at them.
jest.mock('../analytics/charts', () => ({ Charts: () => null }));

const SUMMARY = 'GET /api/v1/progress/summary';
const CALENDAR = 'GET /api/v1/progress/calendar';
const DASHBOARD = 'GET /fho/dashboard/me';

function practices(count: number, notes = '') {
  return Array.from({ length: count }, (_, at) => ({
    practice_type: `Prayer ${at}`,
    practice_name: `Name ${at}`,
    mindstream_type: 'power' as const,
    duration_minutes: 30,
    impact_score: 8,
    practice_date: '2026-11-19',
    notes,
  }));
}
async function openProgress(summary: Parameters<typeof json>[0]) {
  server.answer(SUMMARY, () => json(summary));
  const shown = visit(<ProgressTab logAction={null} />, createStore());
  await act(settle);
  return shown;
}

describe("the newest app's Progress", () => {
  it('shows the stage, totals, and a card for each MindStream', async () => {
    await openProgress({ ...summaryWith([2, 0, 1]) });
    expect(screen.getByRole('heading', { name: 'Your Transformation Journey' })).toBeVisible();
    expect(screen.getByText('INSTALLATION')).toBeVisible();
    const flow = screen.getByRole('heading', { name: 'Flow' }).closest('article');
    expect(flow).toHaveTextContent('Level 1');
    expect(flow).toHaveTextContent('40%');
    expect(flow).toHaveTextContent('0 sessions');
  });

  it('names the level as the server does, whose rules may have changed', async () => {
    const { current_level } = summaryWith([0, 0, 0]);
    await openProgress({
      ...summaryWith([0, 0, 0], { current_level: { ...current_level, name: 'WAKING' } }),
    });
    expect(
      screen.getByRole('img', { name: /^Level 1, WAKING, 40 percent; 57 points to level 2$/ }),
    ).toBeVisible();
  });

  it("calls a member without a stage 'Seeker'", async () => {
    await openProgress({ ...summaryWith([0, 0, 0], { current_stage: { stage_name: '', stage_number: 0 } }) });
    expect(screen.getByText('Seeker')).toBeVisible();
  });

  it('lists five recent practices; one opens with its details', async () => {
    await openProgress({ ...summaryWith([6, 0, 0], { recent_practices: practices(6) }) });
    expect(screen.getAllByRole('button', { name: /^Prayer/ })).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: /^Prayer 0/ }));
    const dialog = screen.getByRole('dialog');
    for (const text of ['Power', '30 minutes', '8/10']) {
      expect(within(dialog).getByText(text)).toBeVisible();
    }
    expect(within(dialog).getByText('No insights recorded for this practice.')).toBeVisible();
  });

  it("says 'Error Loading Data', and loads again on Retry", async () => {
    server.answer(SUMMARY, () => refusal(503, 'Resting'));
    const progress = <ProgressTab logAction={null} />;
    const { container } = visit(<TabPage>{progress}</TabPage>, createStore());
    await act(settle);
    expect(screen.getByRole('heading', { name: 'Error Loading Data' })).toBeVisible();
    expect(screen.getByText('HTTP error! status: 503')).toBeVisible();
    server.answer(SUMMARY, () => json({ ...summaryWith([1, 0, 0]) }));
    await press('Retry');
    expect(screen.getByText('INSTALLATION')).toBeVisible();
    // The button is gone: the focus is on the page that it stood on, not on the document's body.
    expect(document.activeElement).toBe(container.querySelector('.page'));
  });
});

describe('Analytics', () => {
  it('asks for the calendar when it is shown, and does without it where it fails', async () => {
    server.answer(SUMMARY, () => json({ ...summaryWith([1, 0, 0]) }));
    server.answer(CALENDAR, () => json({ days: [{ date: '2026-11-19', sessions: 1, minutes: 30 }] }));
    const { unmount } = visit(<AnalyticsPanel />, createStore());
    await act(settle);
    expect(screen.getAllByText('1 day with a practice in the last year').length).toBeGreaterThan(0);
    unmount();
    server.answer(CALENDAR, () => refusal(500, 'Broken'));
    visit(<AnalyticsPanel />, createStore());
    await act(settle);
    expect(screen.queryByText(/with a practice in the last year/)).toBeNull();
    expect(screen.getByText('Consistency')).toBeVisible();
  });

  it('is not asked for by Progress', async () => {
    await openProgress({ ...summaryWith([1, 0, 0]) });
    expect(server.to(CALENDAR)).toEqual([]);
  });
});

describe('the dashboards', () => {
  const open = async (variant: 'older' | 'newer') => {
    visit(<DashboardTab id="progress" variant={variant} />, createStore());
    expect(screen.getByText('Loading your spiritual journey...', { selector: 'p' })).toBeVisible();
    await act(settle);
  };

  it('show banner, streams with their streaks, abilities and sessions', async () => {
    const ability = {
      ability_name: 'Imagination',
      power_name: 'Creative Vision',
      das_type: 'power' as const,
      mastery_percentage: 12,
      times_practiced: 3,
      is_active: true,
    };
    const practice = {
      practice_name: 'Psalm 23',
      insights_gained: 'Rest comes first',
      duration_minutes: 10,
      quality_rating: 8,
      practiced_at: '2026-11-20T08:00:00.000Z',
      mindstream_type: 'power' as const,
    };
    const more = { das_abilities: [ability], recent_practices: [practice] };
    server.answer(DASHBOARD, () => json({ ...dashboardWith([2, 0, 2], more) }));
    await open('older');
    expect(screen.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    const card = (name: string) => screen.getAllByRole('heading', { name })[0]?.closest('article');
    expect(card('Power')).not.toHaveTextContent('streak');
    expect(card('Clarity')).toHaveTextContent(/50 minutes\s*streak 2 days/);
    const imagination = screen.getByText('Imagination').closest('li');
    expect(imagination).toHaveTextContent('Imagination Creative VisionActive12% · practiced 3 times');
    expect(screen.getByText('Psalm 23').closest('li')).toHaveTextContent(/Rest comes first.*10 min8\/10/);
  });

  it('point to the Log Practice tab while there is no session', async () => {
    server.answer(DASHBOARD, () => json({ ...dashboardWith([0, 0, 0]) }));
    await open('older');
    expect(screen.getByText(/Go to the Log Practice tab/)).toBeVisible();
  });

  it.each([
    ['older', 'Unable to Connect', 'Retry Connection'],
    ['newer', 'Failed to load dashboard data', 'Retry'],
  ] as const)('the %s says %s when it fails', async (variant, title, retry) => {
    server.answer(DASHBOARD, () => refusal(500, 'Broken'));
    await open(variant);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: retry })).toBeVisible();
    expect(screen.getByText('HTTP error! status: 500')).toBeVisible();
  });
});
