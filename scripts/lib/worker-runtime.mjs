import { createRequire, isBuiltin } from 'node:module';
import { dirname, isAbsolute } from 'node:path';
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

/** What packages put into the global object when they are loaded: it stays as long as they do. */
export const globalsOfPackages = new Set();

/** By the folder that asks, then by name. */
const packages = new Map();
const scripts = new Map();

/**
 * Jest's runtime, but packages are loaded once a worker, by Node itself, and our own modules, which each spec has anew, are
 * compiled once (docs/adr/0068-packages-once-a-worker.md).
 */
export default class WorkerRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { injectedModuleParameters } = this.executor;
    this.executor.compile = (source, filename) =>
      this._environment.getVmContext() && compiled(source, filename, injectedModuleParameters);
  }

  requireModule(from, name, options, isActual) {
    const isOwn = options?.isInternalModule || name === undefined || !isPackage(name);
    return isOwn ? super.requireModule(from, name, options, isActual) : packageFor(from, name);
  }
}

/** A name such as `mongodb` or `@nestjs/core`; those of this repository are our own modules. */
function isPackage(name) {
  return !name.startsWith('.') && !isAbsolute(name) && !isBuiltin(name) && !name.startsWith('@emit/');
}

function packageFor(from, name) {
  const folder = dirname(from);
  if (!packages.has(folder)) packages.set(folder, { require: createRequire(from), loaded: new Map() });
  const { require, loaded } = packages.get(folder);
  if (!loaded.has(name)) {
    const before = new Set(Reflect.ownKeys(globalThis));
    loaded.set(name, require(name));
    for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) globalsOfPackages.add(key);
  }
  return loaded.get(name);
}

function compiled(source, filename, parameters) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script.runInThisContext();
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script.runInThisContext();
}
