import { DRAWN_PATHS, GUARDED_PATHS } from '@emit/contract/paths';

/** Every page, each in every state that has an address. */
export const PUBLIC_PAGES = DRAWN_PATHS;
export const MEMBERS_PAGES: readonly string[] = [
  ...GUARDED_PATHS,
  '/app?tab=progress',
  '/app?tab=analytics',
  '/app?tab=practice',
  '/emit?tab=analytics',
  '/emit?tab=chat',
  '/emit?tab=practice',
  '/dashboard?tab=progress',
  '/dashboard?tab=practice',
  '/dashboard?tab=account',
];
