import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { network } from './network.js';

const run = promisify(execFile);
const built = pathToFileURL(join(process.cwd(), 'api/dist/care/network/network.js')).href;
const load = `import { network } from '${built}'; console.log((await network()) !== null);`;
/** Where the library's telemetry cannot keep its id, which it says as soon as it is made. */
const env = { ...process.env, HOME: '/proc/none', XDG_CACHE_HOME: '/proc/none', ORT_DISABLE_TELEMETRY: '' };

it('the network is loaded without the telemetry of its library', async () => {
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', load], { env });
  expect({ stdout, stderr }).toEqual({ stdout: 'true\n', stderr: '' });
});

it('the network leaves the event loop to others between two texts, however many come at once', async () => {
  const read = (await network())!;
  const words = 'i am so tired of all this and of work'.split(' ');
  let turns = 0;
  let done = false;
  const turn = () => {
    turns += 1;
    if (!done) setTimeout(turn, 0);
  };
  turn();
  await Promise.all(Array.from({ length: 20 }, () => read.weigh(words)));
  done = true;
  expect(turns).toBeGreaterThanOrEqual(10);
});
