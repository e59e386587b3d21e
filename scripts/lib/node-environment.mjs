import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { globalsOfPackages } from './worker-runtime.mjs';

/**
 * All specs of a worker run in its own realm, so that they share the packages loaded there (worker-runtime.mjs). What a spec
 * leaves in the global object, the environment variables and the listeners of the process is undone when it ends.
 */
export default class NodeEnvironment {
  global = globalThis;
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.undo = [globals(), variables(), listeners()];
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return this.fakeTimersModern && globalThis;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.fakeTimersModern = null;
    for (const undo of this.undo) undo();
  }
}

/** Each function keeps what is there, and returns one that puts it back. */
function globals() {
  const before = new Map(ownProperties(globalThis));
  return () => {
    for (const [key, { value, get, configurable }] of ownProperties(globalThis)) {
      const kept = before.get(key);
      if (!kept && configurable && !globalsOfPackages.has(key)) delete globalThis[key];
      else if (kept && (kept.value !== value || kept.get !== get))
        Object.defineProperty(globalThis, key, kept);
    }
  };
}

const ownProperties = (object) =>
  Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]);

function variables() {
  const before = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  };
}

function listeners() {
  const { exit } = process;
  const before = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    process.exit = exit;
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name))
        if (!before.get(name)?.includes(listener)) process.removeListener(name, listener);
  };
}
