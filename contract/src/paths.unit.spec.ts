import fc from 'fast-check';
import {
  ACCOUNT_PATHS,
  conversationPath,
  DRAWN_PATHS,
  drawnDocumentOf,
  GUARDED_PATHS,
  isConversationPath,
  isPage,
  OPEN_PATHS,
  SIGN_IN_PATHS,
} from './paths.js';

const all = [...OPEN_PATHS, ...SIGN_IN_PATHS, ...ACCOUNT_PATHS, ...GUARDED_PATHS];

it.each(all)('%s is a page, however the router takes it', (path) => {
  const spellings = [path, `${path}/`, `${path}//`, path.toUpperCase(), path.replace('a', '%61')];
  expect(spellings.filter((one) => !isPage(one))).toEqual([]);
});

it.each(['/app/x', '/apps', '/ap', '/app%2Fx', '/%ZZ', '/login/app', '/app.', '/ app', 'app', '/no/such'])(
  '%s is none',
  (path) => expect(isPage(path)).toBe(false),
);

it('anything more than its name makes it no page', () => {
  const pages = fc.constantFrom(...all);
  const more = fc.stringMatching(/^[a-z0-9_.~-]{1,12}$/);
  fc.assert(
    fc.property(pages, more, (path, text) => {
      const longer = `${path === '/' ? '' : path}/${text}`;
      expect(isPage(longer)).toBe((all as readonly string[]).includes(longer));
    }),
  );
});

it('a public page has a document of its own, however the router takes it, and no other page has one', () => {
  expect(new Set(DRAWN_PATHS.map(drawnDocumentOf)).size).toBe(DRAWN_PATHS.length);
  for (const path of DRAWN_PATHS)
    for (const spelling of [`${path}/`, path.toUpperCase(), path.replace('w', '%77')])
      expect(drawnDocumentOf(spelling)).toBe(drawnDocumentOf(path));
  const others = all.filter((path) => !(DRAWN_PATHS as readonly string[]).includes(path));
  expect([...others, '/why/x', '/%ZZ', '/constructor'].map(drawnDocumentOf)).toEqual(
    [...others, '/why/x', '/%ZZ', '/constructor'].map(() => null),
  );
});

it.each(['0198-ab', 'temp_1763_ab12', 'Ä b', '100%', 'a.b', ':id'])(
  'a conversation has an address of its own: %s',
  (id) => {
    for (const path of [conversationPath(id), `${conversationPath(id)}/`]) {
      expect([isPage(path), isConversationPath(path)]).toEqual([true, true]);
      expect(drawnDocumentOf(path)).toBeNull();
    }
  },
);

it.each([
  '/app/read/john/3',
  '/app/read/1-samuel/17/',
  '/app/read/Psalms/119',
  '/app/read/song-of-solomon/8',
])('a chapter has a page of its own: %s', (path) =>
  expect([isPage(path), isConversationPath(path)]).toEqual([true, false]),
);

it.each([
  '/app/read/john',
  '/app/read/john/0',
  '/app/read/john/3/16',
  '/app/read/john%2f3',
  '/app/read/j_n/3',
  '/read/john/3',
])('%s is the address of no chapter', (path) => expect(isPage(path)).toBe(false));

it.each([
  '/app/c',
  '/app/c/',
  '/app/c/x/y',
  '/app/c/x%2fy/z',
  '/app%2fc%2fx',
  '/emit/c/x',
  '/app/d/x',
  '/c/x',
])('%s is the address of none', (path) =>
  expect([isPage(path), isConversationPath(path)]).toEqual([false, false]),
);
