/** Every page, each in every state that has an address. */
export const PUBLIC_PAGES = ['/', '/platform', '/why', '/home'];
export const MEMBERS_PAGES = [
  '/app',
  '/app?tab=progress',
  '/app?tab=analytics',
  '/app?tab=practice',
  '/emit-minimal',
  '/emit',
  '/emit?tab=analytics',
  '/emit?tab=chat',
  '/emit?tab=practice',
  '/dashboard',
  '/dashboard?tab=progress',
  '/dashboard?tab=practice',
  '/dashboard?tab=account',
  '/tokens',
  '/account',
  '/transform-test',
  '/debug-transform',
];
