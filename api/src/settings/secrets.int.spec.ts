import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const BUILT = pathToFileURL(join(process.cwd(), 'api/dist/settings/secrets.js')).href;

/** Makes secrets in folders, each at the moment it is told. */
const SCRIPT = `
  import { parentPort } from 'node:worker_threads';
  import { keptSecret } from ${JSON.stringify(BUILT)};
  parentPort.on('message', ({ folder, at }) => {
    while (Date.now() < at);
    parentPort.postMessage(keptSecret(folder, 'master.key').secret.toString('hex'));
  });`;

const ROUNDS = 200;
/** As long as it takes that both have heard. */
const SOON_MS = 5;

describe('a kept secret', () => {
  let starting: readonly Worker[];
  let root: string;
  beforeEach(() => {
    starting = [0, 1].map(() => new Worker(new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)));
    root = mkdtempSync(join(tmpdir(), 'emit-secrets-'));
  });
  afterEach(async () => {
    await Promise.all(starting.map((one) => one.terminate()));
    rmSync(root, { recursive: true });
  });

  it('is the same for all who start at the same moment in a folder without it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const told = { folder: join(root, `${round}`), at: Date.now() + SOON_MS };
      const made = starting.map((one) => {
        one.postMessage(told);
        return once(one, 'message') as Promise<[string]>;
      });
      const [first, second] = (await Promise.all(made)).flat();
      expect(first).toMatch(/^[0-9a-f]{64}$/);
      expect(second).toBe(first);
      expect(readdirSync(join(told.folder, 'secrets'))).toEqual(['master.key']);
    }
  });
});
