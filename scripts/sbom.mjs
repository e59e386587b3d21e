/**
 * npm run sbom [-- file]: a bill of materials (CycloneDX 1.5) of what is shipped, from the lock file; 'sbom.cdx.json' unless a
 * file is named.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib/run.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const file = process.argv[2] ?? join(root, 'sbom.cdx.json');
const wanted = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const { code, output } = await run(npm, ['sbom', ...wanted, '--loglevel=silent'], {
  shell: true,
  show: 'errors',
});
if (code !== 0) process.exit(code);

// By the lock file: npm's own --omit=dev leaves out what is shipped and needed in development as well.
const bom = JSON.parse(output);
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const forDevelopment = new Set();
const shipped = new Set();
for (const [path, { version, dev, devOptional }] of Object.entries(packages)) {
  const name = `${path.split('node_modules/').at(-1)}@${version}`;
  (dev || devOptional ? forDevelopment : shipped).add(name);
}
const isShipped = ({ name, version }) =>
  shipped.has(`${name}@${version}`) || !forDevelopment.has(`${name}@${version}`);
bom.components = bom.components.filter(isShipped);
const refs = new Set([bom.metadata.component, ...bom.components].map((component) => component['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
// npm gives it the name of the folder that it is in.
bom.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${bom.components.length} packages in ${file}`);
