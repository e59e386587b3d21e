import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { DRAWN_PATHS } from '@emit/contract/paths';
import { App } from './app';
import { drawPages, type DrawnPage } from './draw-pages';

let drawn: ReadonlyMap<string, DrawnPage>;
let root: Root;
let place: HTMLElement;
let asDrawn: string;

/** Takes over what the build drew, as main.tsx does; returns what React had to correct. */
function takeOver(path: string): unknown[] {
  const corrected: unknown[] = [];
  window.history.replaceState(null, '', path);
  place = document.createElement('div');
  place.innerHTML = drawn.get(path.split(/[?#]/, 1)[0] ?? '')?.html ?? '';
  document.body.append(place);
  asDrawn = place.innerHTML;
  act(() => {
    root = hydrateRoot(place, <App />, { onRecoverableError: (error) => corrected.push(error) });
  });
  return corrected;
}
beforeAll(async () => {
  drawn = new Map((await drawPages()).map((page) => [page.path, page]));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  localStorage.clear();
});

describe('a public page as the build draws it', () => {
  it.each(DRAWN_PATHS)('%s has its heading, its links and its title before any script has run', (path) => {
    const page = drawn.get(path);
    const { body } = new DOMParser().parseFromString(page?.html ?? '', 'text/html');
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    expect(body.querySelector('a[href="/login"]')).not.toBeNull();
    expect(page?.title).toMatch(/Emit$/);
    takeOver(path);
    expect(document.title).toBe(page?.title);
  });

  it.each(DRAWN_PATHS)('%s is taken over as it stands', (path) => {
    expect(takeOver(path)).toEqual([]);
    expect(place.innerHTML).toBe(asDrawn);
  });

  it.each(DRAWN_PATHS)('%s leads a member back in once it is taken over', (path) => {
    localStorage.setItem('token', 'a-token');
    expect(takeOver(path)).toEqual([]);
    expect(screen.getAllByRole('link', { name: 'Open Emit' })[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('says farewell to who has just left for good, once', () => {
    expect(takeOver('/?farewell')).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Your account is deleted');
    expect(window.location.search).toBe('');
  });
});
