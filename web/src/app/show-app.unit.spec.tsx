import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { DRAWN_PATHS, type DrawnPath } from '@emit/contract/paths';
import { withQuietConsole } from '../testing/breaking';
import { drawPages, type DrawnPage } from './draw-pages';
import { DRAWN } from './router';
import { showApp } from './show-app';

withQuietConsole();
let drawn: ReadonlyMap<string, DrawnPage>;
beforeAll(async () => {
  drawn = new Map((await drawPages()).map((page) => [page.path, page]));
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

function rootAt(path: string, html = ''): HTMLElement {
  window.history.replaceState(null, '', path);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}
const drawnAt = (path: DrawnPath) => rootAt(path, drawn.get(path)?.html);
const menu = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Menu' });
function answersToClicks(): boolean {
  fireEvent.click(menu());
  return menu().getAttribute('aria-expanded') === 'true';
}

it.each(DRAWN_PATHS)('takes %s over, and brings the screens of the others', async (path) => {
  const brought = Object.values(DRAWN).map(({ Screen }) => jest.spyOn(Screen, 'bring'));
  const root = drawnAt(path);
  const asDrawn = root.innerHTML;
  await act(async () => showApp(root));
  expect(root.innerHTML).toBe(asDrawn);
  expect(answersToClicks()).toBe(true);
  for (const bring of brought) expect(bring).toHaveBeenCalled();
});

it('leaves the page as it was drawn while its screen does not come, and takes it over once it does', async () => {
  jest.spyOn(DRAWN['/why'].Screen, 'bring').mockRejectedValueOnce(new Error('Offline'));
  const root = drawnAt('/why');
  const asDrawn = root.innerHTML;
  await act(async () => showApp(root));
  expect(root.innerHTML).toBe(asDrawn);
  expect(answersToClicks()).toBe(false);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(root.innerHTML).toBe(asDrawn);
  expect(answersToClicks()).toBe(true);
});

it('draws a page that the build has not drawn', async () => {
  await act(async () => showApp(rootAt('/no-such-page')));
  expect(screen.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});
