import type { Log } from '../runtime/log.js';

export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
