import { render, screen, within } from '@testing-library/react';
import { act, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { HomeScreen } from './home.screen';
import { LandingScreen } from './landing.screen';
import { NotFoundScreen } from './not-found.screen';
import { PlatformScreen } from './platform.screen';
import { WhyScreen } from './why.screen';

afterEach(() => localStorage.clear());

function open(page: ReactElement) {
  render(<MemoryRouter>{page}</MemoryRouter>);
}
const goals = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('the landing page', () => {
  it('has its headline and leads to registration', () => {
    open(<LandingScreen />);
    expect(screen.getByRole('heading', { name: 'Transform Your Consciousness' })).toBeVisible();
    expect(new Set(goals('Begin Your Journey'))).toEqual(new Set(['/register']));
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('leads from its header to login, sign-up, the comparison and the platform', () => {
    open(<LandingScreen />);
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/login', '/signup', '/why', '/platform']),
    );
  });

  it.each([
    ['Exploration', '$45/month', '200,000 tokens a month', 'Standard depth', /email support/i],
    ['Transformation', '$85/month', '500,000 tokens a month', 'Advanced depth', /priority email support/i],
    ['Creation', '$125/month', '1,500,000 tokens a month', 'Maximum depth', /premium support/i],
  ])('sells %s for %s', (name, price, tokens, depth, support) => {
    open(<LandingScreen />);
    const card = screen.getByRole('heading', { name }).closest('li');
    expect(card).toHaveTextContent(price);
    expect(card).toHaveTextContent(tokens);
    expect(card).toHaveTextContent(depth);
    expect(card).toHaveTextContent(support);
    expect(goals(`Choose ${name}`)).toEqual([`/register?plan=${name.toLowerCase()}`]);
  });

  it('says in order how it works, and where the size of the trial and the whole of privacy are told', () => {
    open(<LandingScreen />);
    const steps = screen.getAllByRole('heading', { level: 3 }).slice(0, 3);
    expect(steps.map((step) => step.textContent)).toEqual(['Ask', 'Practice', 'See your progress']);
    expect(screen.getByRole('heading', { level: 2, name: 'Choose your plan' })).toBeVisible();
    expect(goals('What a question costs, and what the trial includes')).toEqual(['/tokens-explained']);
    expect(goals('Read the full privacy page')).toEqual(['/privacy']);
  });

  it('leads a member to the plan page, with the tier that was chosen', () => {
    localStorage.setItem('token', 'a-token');
    open(<LandingScreen />);
    expect(goals('Choose Creation')).toEqual(['/app/plan?plan=creation']);
  });
});

describe('the platform page', () => {
  it('shows six products with their quarters, and one of them is live', () => {
    open(<PlatformScreen />);
    const cards = screen.getAllByRole('heading', { level: 2 }).slice(0, 6);
    expect(cards.map((card) => [card.textContent, card.previousSibling?.textContent])).toEqual([
      ['Emit', 'Live now'],
      ['Life Coach', 'Q1 2026'],
      ['Mental Performance Coach', 'Q1 2026'],
      ['Wellness', 'Q2 2026'],
      ['Mental Health', 'Q3 2026'],
      ['Entertainment', 'Q4 2026'],
    ]);
    expect(goals('Try Emit')).toEqual(['/app']);
    expect(screen.getAllByRole('link', { name: /^Join the waitlist/ })).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Apply as an affiliate' })).toBeVisible();
  });
});

describe('a member on the public pages', () => {
  beforeEach(() => localStorage.setItem('token', 'kept'));
  const to = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

  it.each([
    ['/', <LandingScreen key="landing" />],
    ['/platform', <PlatformScreen key="platform" />],
    ['/why', <WhyScreen key="why" />],
    ['/home', <HomeScreen key="home" />],
  ])('is led back into the app from %s, and never to a login or a registration', (_path, page) => {
    open(page);
    expect(to().filter((goal) => /^\/(login|register|signup)/.test(goal))).toEqual([]);
    expect(new Set(goals('Open Emit'))).toEqual(new Set(['/app']));
    expect(screen.queryByRole('link', { name: /Login|Get Started|Begin Your Journey|Register/ })).toBeNull();
  });

  it('is led into the app from an address that does not exist', () => {
    open(<NotFoundScreen />);
    expect(goals('Open Emit')).toEqual(['/app']);
  });

  it('is a visitor again when another tab signs out', () => {
    open(<LandingScreen />);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(goals('Get Started')).toEqual(['/signup']);
    expect(new Set(goals('Begin Your Journey'))).toEqual(new Set(['/register']));
  });
});

describe('the comparison page', () => {
  it("sends 'Start Free Trial' to registration, and to /app where a token is stored", () => {
    open(<WhyScreen />);
    expect(goals('Start Free Trial')).toEqual(['/register']);
    localStorage.setItem('token', 'kept');
    open(<WhyScreen />);
    expect(goals('Start Free Trial')).toEqual(['/register', '/app']);
  });
});
