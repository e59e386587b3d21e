/** What was only logged, first words first; console.warn is a mock while a store of the app lives (member-store.ts). */
export function logged(): unknown[] {
  // eslint-disable-next-line no-console -- this is where the app logs
  return jest.mocked(console.warn).mock.calls.map(([what]: unknown[]) => what);
}
