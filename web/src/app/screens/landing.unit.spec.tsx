import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { isPage } from '@emit/contract/paths';
import { TIERS } from '@emit/contract/plans';
import { QUESTION_TOKENS } from '@emit/contract/question-cost';
import { TRANSLATIONS } from '@emit/contract/translations';
import { LandingScreen } from './landing.screen';

const PUBLIC = join(__dirname, '../../../public');

/** Of a WebP picture in the extended format, which Chromium writes: both less one, in three bytes each. */
function sizeOf(file: string): [width: number, height: number] {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
}

type Seen = (entries: { isIntersecting: boolean }[]) => void;
/** Tells the page that the pictures have come near. */
let comeNear: () => void;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(function (seen) {
    comeNear = () => (seen as unknown as Seen)([{ isIntersecting: true }]);
    return { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
  });
  render(
    <MemoryRouter>
      <LandingScreen />
    </MemoryRouter>,
  );
});
const band = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (section === null) throw new Error(`Nothing is said under ${name}`);
  return section;
};

describe('pictures of the app', () => {
  const pictures = () => [...band('A day with Emit').querySelectorAll('img')];
  const allNear = () => act(() => comeNear());

  it('are not fetched before they come near', () => {
    expect(pictures()).toEqual([]);
    allNear();
    expect(pictures()).not.toEqual([]);
  });

  it('are three, in both looks, and each is there', () => {
    allNear();
    expect(pictures()).toHaveLength(6);
    expect(new Set(pictures().map(({ src }) => src)).size).toBe(6);
    for (const picture of pictures()) {
      const file = join(PUBLIC, picture.getAttribute('src') ?? '');
      expect([file, existsSync(file)]).toEqual([file, true]);
    }
  });

  it('are as high for their breadth as the page says, so that nothing is squeezed', () => {
    allNear();
    for (const picture of pictures()) {
      const [width, height] = sizeOf(join(PUBLIC, picture.getAttribute('src') ?? ''));
      expect(width).toBeGreaterThan(picture.width);
      expect(height * picture.width).toBe(width * picture.height);
    }
  });

  it('keep their room, come when they are near, and say what they show', () => {
    allNear();
    expect(pictures()).toHaveLength(6);
    for (const picture of pictures()) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect([picture.width, picture.height].every((side) => side > 0)).toBe(true);
      expect(picture.alt.length).toBeGreaterThan(20);
    }
  });
});

it('says against which Bibles quotations are checked', () => {
  for (const name of Object.values(TRANSLATIONS)) expect(band('See for yourself')).toHaveTextContent(name);
});

it.each(TIERS)(
  'tells the tokens of $name in questions, and promises no more than they are enough for',
  (tier) => {
    const card = screen.getByRole('heading', { name: tier.name }).closest('li');
    const said = /About ([\d,]+) questions, (one|\d+) a day/.exec(card?.textContent ?? '');
    const [month, day] = [said?.[1]?.replace(',', ''), said?.[2]?.replace('one', '1')].map(Number);
    expect(month).toBeGreaterThan(0);
    expect(Number(month) * QUESTION_TOKENS.usual).toBeLessThanOrEqual(tier.tokensPerMonth);
    expect(Number(day) * 31).toBeLessThanOrEqual(Number(month));
  },
);

describe('questions and answers', () => {
  const asked = () => [...band('Questions and answers').querySelectorAll('details')];

  it('are eight to twelve, each folded under its question, and none stands twice', () => {
    expect(asked().length).toBeGreaterThanOrEqual(8);
    expect(asked().length).toBeLessThanOrEqual(12);
    const questions = asked().map((one) => one.querySelector('summary')?.textContent ?? '');
    expect(new Set(questions).size).toBe(questions.length);
    for (const one of asked()) {
      expect(one.firstElementChild?.tagName).toBe('SUMMARY');
      expect(one.open).toBe(false);
      expect(one.querySelector('p')?.textContent?.length).toBeGreaterThan(40);
    }
    for (const question of questions) expect(question).toMatch(/\?$/);
  });

  it('lead to pages that exist', () => {
    const links = within(band('Questions and answers')).getAllByRole('link', { hidden: true });
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect([link.textContent, isPage(link.getAttribute('href') ?? '')]).toContain(true);
  });
});
