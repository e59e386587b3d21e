/**
 * npm run schemas [-- --check [contract]]: writes the schemas of the API's responses anew, from the contract's types; or only
 * looks whether they are what the types say.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE, responseSchemas } from './lib/response-schemas.mjs';
import { root } from './lib/run.mjs';

const [mode, contract] = process.argv.slice(2);
const schemas = responseSchemas(contract);
if (mode !== '--check') writeFileSync(join(root, FILE), schemas);
else if (readFileSync(join(root, FILE), 'utf8') !== schemas) {
  console.error(`${FILE} is not what the contract's types say: run npm run schemas`);
  process.exitCode = 1;
}
