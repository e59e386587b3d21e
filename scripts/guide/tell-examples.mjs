/**
 * node scripts/guide/tell-examples.mjs: writes what the examples in api/models (acts.txt, app.txt, counsel.txt, disputed.txt, everyday.txt, matters.txt, stories.txt) mean beside them, as
 * the network of sentences tells it (docs/adr/0069-meant-by-likeness.md). Needs the built API. A few seconds.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const neural = join(root, 'api/dist/neural');
const { meaningOf } = await import(join(neural, 'sentences.js'));
const { inBytes, readExamples } = await import(join(neural, 'examples.js'));

for (const name of ['acts', 'app', 'counsel', 'disputed', 'everyday', 'matters', 'stories']) {
  const file = join(root, `api/models/${name}.bin`);
  if (!existsSync(file)) writeFileSync(file, Buffer.alloc(32));
  const { wordings } = readExamples(name);
  const meanings = [];
  for (const words of wordings) meanings.push(await meaningOf(words));
  writeFileSync(file, inBytes(wordings, meanings));
  console.log(`${name}: ${wordings.length} wordings`);
}
