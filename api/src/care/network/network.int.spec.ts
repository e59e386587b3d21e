import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const built = pathToFileURL(join(process.cwd(), 'api/dist/care/network/network.js')).href;
const load = `import { network } from '${built}'; console.log((await network()) !== null);`;
/** Where the library's telemetry cannot keep its id, which it says as soon as it is made. */
const env = { ...process.env, HOME: '/proc/none', XDG_CACHE_HOME: '/proc/none', ORT_DISABLE_TELEMETRY: '' };

it('the network is loaded without the telemetry of its library', async () => {
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', load], { env });
  expect({ stdout, stderr }).toEqual({ stdout: 'true\n', stderr: '' });
});
