/** The app's pages (spec §2 "Route table"). The server answers any other address with the status 404. */

/** What everyone may see. */
export const OPEN_PATHS = ['/', '/platform', '/why', '/home', '/signup'] as const;
export type OpenPath = (typeof OPEN_PATHS)[number];

/** The same, of what the server is asked how it is set up. */
export const TOLD_PATHS = ['/privacy', '/tokens-explained', '/waitlist', '/affiliates'] as const;
export type ToldPath = (typeof TOLD_PATHS)[number];
/** Pages that the build draws into documents of their own, so that they are read before any script has come. */
export const DRAWN_PATHS = OPEN_PATHS.filter((path) => path !== '/signup');
export type DrawnPath = (typeof DRAWN_PATHS)[number];
/** The folder of those documents in the built app. */
export const DRAWN_FOLDER = '/pages/';
/** The folder of the whole Bible texts in it, one file a translation, read by the app where there is no connection. */
export const BIBLE_FOLDER = '/bible/';
/** The number changes with the files: browsers keep them for good. */
export function bibleFile(translation: string): string {
  return `${BIBLE_FOLDER}${translation}-1.txt`;
}
/** The script that keeps the app in the browser. */
export const WORKER_FILE = '/sw.js';

/** Where a session begins. */
export const SIGN_IN_PATHS = ['/login', '/register'] as const;
export type SignInPath = (typeof SIGN_IN_PATHS)[number];

/** Where the links in mails lead; their token stands after a '#', and is sent to no server with the address. */
export const ACCOUNT_LINK_PATHS = {
  reset: '/reset',
  confirm: '/confirm',
  application: '/application',
} as const;
/** What a member who is not signed in can do about the account. */
export const ACCOUNT_PATHS = ['/forgot', ...Object.values(ACCOUNT_LINK_PATHS)] as const;
export type AccountPath = (typeof ACCOUNT_PATHS)[number];

/** What only members see: the specification's, and the member's own account. */
export const GUARDED_PATHS = [
  '/app',
  '/app/plan',
  '/app/read',
  '/app/read/notes',
  '/app/read/plans',
  '/emit-minimal',
  '/emit',
  '/dashboard',
  '/practices',
  '/practices/import',
  '/tokens',
  '/account',
  '/transform-test',
  '/debug-transform',
] as const;
export type GuardedPath = (typeof GUARDED_PATHS)[number];

/** A conversation in the newest app; it may still have the temporary id that the browser gave it. */
export const CONVERSATION_ROUTE = '/app/c/:id';
const CONVERSATION = /^\/app\/c\/[^/]+$/;

export function conversationPath(id: string): string {
  return `/app/c/${encodeURIComponent(id)}`;
}

export function isConversationPath(path: string): boolean {
  return CONVERSATION.test(plainOf(path) ?? '');
}

/** A chapter of the Bible, such as '/app/read/john/3'; the verses that one came for stand after a '#': '#16', '#16-18'. */
export const CHAPTER_ROUTE = '/app/read/:book/:chapter';
const CHAPTER = /^\/app\/read\/(?!notes\/|plans\/)[a-z0-9-]+\/[1-9]\d{0,2}$/;

const PAGES = new Set<string>([
  ...OPEN_PATHS,
  ...TOLD_PATHS,
  ...SIGN_IN_PATHS,
  ...ACCOUNT_PATHS,
  ...GUARDED_PATHS,
]);

/** Whether a path, as it stands in the address, is one of the app's pages. */
export function isPage(path: string): boolean {
  const plain = plainOf(path);
  return plain !== null && (PAGES.has(plain) || CONVERSATION.test(plain) || CHAPTER.test(plain));
}

/** The page that was drawn by the build at an address, however it is written; null for any other. */
export function drawnPathOf(path: string): DrawnPath | null {
  return DRAWN_PATHS.find((drawn) => drawn === plainOf(path)) ?? null;
}

/** The document of a page that was drawn by the build, as a path in the built app; null for any other. */
export function drawnDocumentOf(path: string): string | null {
  const found = drawnPathOf(path);
  return found === null ? null : `${DRAWN_FOLDER}${found === '/' ? 'landing' : found.slice(1)}.html`;
}

/** A path as the app's router takes it: in any case, with or without a last slash. Null when it cannot be read. */
function plainOf(path: string): string | null {
  try {
    const parts = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2f'));
    return parts.join('/').toLowerCase().replace(/\/+$/, '') || '/';
  } catch {
    return null;
  }
}
