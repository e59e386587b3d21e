import type { WorkerScope } from './scope';
import { serveOffline } from './serve';
import type { Shell } from './shell';

/** Put there by the build (web/offline.ts). */
declare const __SHELL__: Shell;

serveOffline(globalThis as unknown as WorkerScope, __SHELL__);
