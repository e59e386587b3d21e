/** The app's pages (spec §2 "Route table"). The server answers any other address with the status 404. */

/** What everyone may see. */
export const OPEN_PATHS = ['/', '/platform', '/why', '/home', '/signup'] as const;
export type OpenPath = (typeof OPEN_PATHS)[number];

/** The same, of what the server is asked how it is set up. */
export const TOLD_PATHS = ['/privacy', '/tokens-explained'] as const;
export type ToldPath = (typeof TOLD_PATHS)[number];

/** Where a session begins. */
export const SIGN_IN_PATHS = ['/login', '/register'] as const;
export type SignInPath = (typeof SIGN_IN_PATHS)[number];

/** Where the links in mails lead; their token stands after a '#', and is sent to no server with the address. */
export const ACCOUNT_LINK_PATHS = { reset: '/reset', confirm: '/confirm' } as const;
/** What a member who is not signed in can do about the account. */
export const ACCOUNT_PATHS = ['/forgot', ...Object.values(ACCOUNT_LINK_PATHS)] as const;
export type AccountPath = (typeof ACCOUNT_PATHS)[number];

/** What only members see: the specification's, and the member's own account. */
export const GUARDED_PATHS = [
  '/app',
  '/emit-minimal',
  '/emit',
  '/dashboard',
  '/tokens',
  '/account',
  '/transform-test',
  '/debug-transform',
] as const;
export type GuardedPath = (typeof GUARDED_PATHS)[number];

const PAGES = new Set<string>([
  ...OPEN_PATHS,
  ...TOLD_PATHS,
  ...SIGN_IN_PATHS,
  ...ACCOUNT_PATHS,
  ...GUARDED_PATHS,
]);

/** Whether a path, as it stands in the address, is one of the app's pages: as its router takes it, in any case. */
export function isPage(path: string): boolean {
  try {
    const plain = decodeURIComponent(path).toLowerCase().replace(/\/+$/, '');
    return PAGES.has(plain === '' ? '/' : plain);
  } catch {
    return false;
  }
}
