/** A part that fails while it is drawn. */
export function Breaking(): never {
  throw new Error('Cannot be drawn');
}

/** For specs of boundaries: React writes what they catch, and so do they. */
export function withQuietConsole(): void {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
}
