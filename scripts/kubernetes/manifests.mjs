/** The manifests of deploy/kubernetes as values, for the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import yaml from 'js-yaml';
import { root } from '../lib/run.mjs';

const FOLDER = join(root, 'deploy', 'kubernetes');

/** Files of manifests and kustomizations, relative to deploy/kubernetes. */
export function manifestFiles() {
  return readdirSync(FOLDER, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.yaml'));
}

/** Every object that a kustomization takes in, itself or through others. Throws where a file is missing. */
export function objectsOf(folder) {
  const { resources = [] } = kustomization(folder);
  return resources.flatMap((resource) => {
    const path = normalize(join(folder, resource));
    return path.endsWith('.yaml') ? documentsIn(path) : objectsOf(path);
  });
}

export function kustomization(folder) {
  return documentsIn(join(folder, 'kustomization.yaml'))[0];
}

/** The files that the kustomizations take in, with the kustomizations. */
export function filesTaken(folders) {
  const taken = folders.flatMap((folder) => [
    join(folder, 'kustomization.yaml'),
    ...(kustomization(folder).resources ?? []).flatMap((resource) => {
      const path = normalize(join(folder, resource));
      return path.endsWith('.yaml') ? [path] : filesTaken([path]);
    }),
  ]);
  return [...new Set(taken)];
}

/** Throws what the reader says where a key is there twice. */
function documentsIn(file) {
  return yaml.loadAll(readFileSync(join(FOLDER, file), 'utf8')).filter(Boolean);
}

/** The pod that a workload makes; null of other objects. */
export function podOf({ spec }) {
  return spec?.template?.spec ?? null;
}
