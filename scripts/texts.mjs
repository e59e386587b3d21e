/** npm run texts: writes the compact files of translations and cross references anew, from the packages that hold them (ADR 6). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, packed, TRANSLATIONS, versesOf } from './lib/bible-texts.mjs';
import { asBytes, CROSS_REFERENCES, crossReferences } from './lib/cross-references.mjs';
import { root } from './lib/run.mjs';

function write(file, content) {
  const bytes = packed(content);
  writeFileSync(join(root, file), bytes);
  console.log(`${file}: ${bytes.length.toLocaleString('en')} bytes`);
}

for (const translation of TRANSLATIONS) write(fileOf(translation), versesOf(translation).join('\n'));
write(CROSS_REFERENCES, asBytes(crossReferences()));
