let started = 0;
let ended = 0;
let waiting = 0;

/** Calls that will be answered by themselves: those that a spec holds back do not count. */
export function callsUnderWay(): number {
  return started - ended - waiting;
}

/** Counts every fetch from now on; returns what undoes it. */
export function countCalls(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    started += 1;
    try {
      return await inMemory(await fetch(...args));
    } finally {
      ended += 1;
    }
  };
  const restoreCrypto = countSealing();
  return () => {
    globalThis.fetch = fetch;
    restoreCrypto();
  };
}

const SEALING = ['generateKey', 'importKey', 'exportKey', 'deriveKey', 'encrypt', 'decrypt'] as const;

/** Sealing and opening take their own time, too; where a page has WebCrypto. */
function countSealing(): () => void {
  const subtle = globalThis.crypto.subtle as unknown as Record<
    string,
    (...args: unknown[]) => Promise<unknown>
  >;
  for (const name of SEALING) {
    const real = subtle[name]?.bind(subtle);
    if (!real) continue;
    subtle[name] = async (...args) => {
      started += 1;
      try {
        return await real(...args);
      } finally {
        ended += 1;
      }
    };
  }
  return () => SEALING.forEach((name) => Reflect.deleteProperty(subtle, name));
}

/** The answer with its body already here; a stream stays one. */
async function inMemory(response: Response): Promise<Response> {
  const streams = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  if (streams || response.status === 204) return response;
  const { status, headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}

/** `answer`, held back by a spec until it is given or the app gives up. */
export async function whileWaiting(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  waiting += 1;
  const givenUp = new Promise<Response>((resolve) => {
    signal.addEventListener('abort', () => resolve(new Response(null, { status: 499 })));
  });
  try {
    return await Promise.race([answer, givenUp]);
  } finally {
    waiting -= 1;
  }
}
