/** Spec §2 "Route table", and the member's own account: what only members see. */
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
