/** npm run texts: writes the compact files of the translations anew, from the package that holds them (docs/adr/0006-scripture.md). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, packed, TRANSLATIONS, versesOf } from './lib/bible-texts.mjs';
import { root } from './lib/run.mjs';

for (const translation of TRANSLATIONS) {
  const file = packed(versesOf(translation));
  writeFileSync(join(root, fileOf(translation)), file);
  console.log(`${fileOf(translation)}: ${file.length.toLocaleString('en')} bytes`);
}
