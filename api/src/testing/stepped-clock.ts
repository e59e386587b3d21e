const MOST_MS = 30_000;

/** Steps the clock of a process by up to 30 s, forwards or backwards, at each SIGUSR2; timers go by another clock, as in life. */
const CODE = `
  const Real = Date;
  let offset = 0;
  globalThis.Date = class extends Real {
    constructor(...parts) {
      super(...(parts.length === 0 ? [Real.now() + offset] : parts));
    }
    static now() {
      return Real.now() + offset;
    }
  };
  process.on('SIGUSR2', () => {
    offset = Math.round((Math.random() * 2 - 1) * ${MOST_MS});
  });`;

/** For the environment of a process. */
export const steppedClock = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(CODE)}`,
};

/** Milliseconds by which some clock is wrong. */
export const wrongByMs = (): number => Math.round((Math.random() * 2 - 1) * MOST_MS);
