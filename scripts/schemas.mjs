/** npm run schemas: writes the schemas of the API's responses anew, from the contract's types. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE, responseSchemas } from './lib/response-schemas.mjs';
import { root } from './lib/run.mjs';

writeFileSync(join(root, FILE), responseSchemas());
