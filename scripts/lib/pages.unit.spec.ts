import { ACCOUNT_PATHS, GUARDED_PATHS, OPEN_PATHS, SIGN_IN_PATHS, TOLD_PATHS } from '@emit/contract/paths';
import { METERED_PAGES, PAGES } from '../../e2e/screens/pages.mjs';
import { BUDGETS } from './bundle-size.mjs';

/** A page of its own: the other addresses lead to one. */
const ALL = [...OPEN_PATHS, ...TOLD_PATHS, ...SIGN_IN_PATHS, ...ACCOUNT_PATHS, ...GUARDED_PATHS]
  .filter((path) => path !== '/signup')
  .sort();

it('every page has a limit to what it is sent', () => {
  expect(BUDGETS.flatMap(({ routes }) => routes.split(' ')).sort()).toEqual(ALL);
});

it('every page is among the pictures', () => {
  const pictured = [...PAGES, ...METERED_PAGES].map(({ path }) => path.replace(/[?#].*/, ''));
  expect([...new Set(pictured)].sort()).toEqual(ALL);
});
