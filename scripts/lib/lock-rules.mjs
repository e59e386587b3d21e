/** SHA-512 in base64; what older registries gave, SHA-1, can be forged. */
const DIGEST = /(^|\s)sha512-[A-Za-z0-9+/]{86}==($|\s)/;

/**
 * Optional packages (one binary per system) that the lock file does not list. They are dropped silently when a
 * registry lacks them at the time of `npm install`, and `npm ci` then refuses the lock file on every machine.
 */
export function missingFromLock(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !resolves(packages, path, name))
      .map((name) => `package-lock.json: ${path} wants ${name}, which is not listed; npm ci will refuse it`),
  );
}

/** Locked packages without the digest by which npm knows that what it was given is what was locked. */
export function withoutDigest(packages) {
  return Object.entries(packages)
    .filter(([path, entry]) => !isOurs(path, entry, packages))
    .filter(([, { integrity }]) => typeof integrity !== 'string' || !DIGEST.test(integrity))
    .map(
      ([path]) => `package-lock.json: ${path} has no digest (npm view <package>@<version> dist.integrity)`,
    );
}

/** A folder of this repository, or the link to one. */
function isOurs(path, { link, resolved }, packages) {
  if (link === true) return Object.hasOwn(packages, resolved) && !resolved.includes('node_modules/');
  return !path.includes('node_modules/') && resolved === undefined;
}

/** What makes npm read packages elsewhere than in `packages` of package-lock.json, or in another form. */
export function otherLocks(files, lock) {
  const { lockfileVersion, packages, dependencies } = lock;
  const isWhole = lockfileVersion === 3 && dependencies === undefined && packages?.[''] !== undefined;
  return [
    ...(isWhole ? [] : ['package-lock.json: is not of version 3, with its packages alone']),
    ...files
      .filter((file) => /(^|\/)npm-shrinkwrap\.json$/.test(file))
      .map((file) => `${file}: npm would take it instead of package-lock.json`),
  ];
}

/** Whether `name` is found from `path` as Node.js would: in its own node_modules, then in each folder's above. */
function resolves(packages, path, name) {
  for (let folder = path; ; folder = parentOf(folder)) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function parentOf(path) {
  const end = path.lastIndexOf('node_modules/');
  return end <= 0 ? '' : path.slice(0, end - 1);
}
