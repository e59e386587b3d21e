import { remind } from './remind';
import type { WorkerScope } from './scope';
import { serveOffline } from './serve';
import type { Shell } from './shell';

/** Put there by the build (web/offline.ts). */
declare const __SHELL__: Shell;

const scope = globalThis as unknown as WorkerScope;
serveOffline(scope, __SHELL__);
remind(scope);
