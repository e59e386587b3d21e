/** Spec §2 "Route table": what only members see. */
export const GUARDED_PATHS = [
  '/app',
  '/emit-minimal',
  '/emit',
  '/dashboard',
  '/transform-test',
  '/debug-transform',
] as const;
export type GuardedPath = (typeof GUARDED_PATHS)[number];
