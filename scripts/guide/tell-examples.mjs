/**
 * node scripts/guide/tell-examples.mjs: writes what the examples in api/models (acts.txt, app.txt, counsel.txt, dangers.txt, disputed.txt, everyday.txt, matters.txt, stories.txt) mean
 * beside them, as the network of sentences tells it (docs/adr/0069-meant-by-likeness.md). dangers.txt holds the sentences of
 * danger in api/src/testing/care that learn.mjs learns from (docs/adr/0091-a-talk-goes-on.md). Needs the built API. A few seconds.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKeptForTest } from '../care/kept-for-test.mjs';
import { root } from '../lib/run.mjs';

const neural = join(root, 'api/dist/neural');
const { meaningOf } = await import(join(neural, 'sentences.js'));
const { inBytes, readExamples } = await import(join(neural, 'examples.js'));

const { plain } = await import(join(root, 'api/dist/care/everyday.js'));

function dangersIn(folder, isLearnt) {
  return readFileSync(join(root, `api/src/testing/care/${folder}/en.tsv`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .filter(([label, text]) => label !== 'harmless' && isLearnt(text))
    .map(([, text]) => plain(text).join(' '));
}

const dangers = [
  ...dangersIn('teaching', () => true),
  ...dangersIn('sentences', (text) => !isKeptForTest(text)),
];
writeFileSync(join(root, 'api/models/dangers.txt'), `# danger\n${dangers.join('\n')}\n`);

for (const name of ['acts', 'app', 'counsel', 'dangers', 'disputed', 'everyday', 'matters', 'stories']) {
  const file = join(root, `api/models/${name}.bin`);
  if (!existsSync(file)) writeFileSync(file, Buffer.alloc(32));
  const { wordings } = readExamples(name);
  const meanings = [];
  for (const words of wordings) meanings.push(await meaningOf(words));
  writeFileSync(file, inBytes(wordings, meanings));
  console.log(`${name}: ${wordings.length} wordings`);
}
