import Module from 'node:module';
import { runInThisContext } from 'node:vm';
import NodeEnvironment from './node-environment.mjs';

const environment = () =>
  new NodeEnvironment({ projectConfig: { testEnvironmentOptions: {}, fakeTimers: {} } });
const listener = () => undefined;

describe('a spec in the realm of its worker', () => {
  it('leaves nothing to the next one: no global, no variable of the environment, no listener of the process', async () => {
    const { fetch } = globalThis;
    process.env['EMIT_KEPT'] = 'before';
    const spec = environment();
    Object.assign(globalThis, { leftBehind: 1, fetch: listener });
    Object.assign(process.env, { EMIT_KEPT: 'changed', EMIT_LEFT: 'behind' });
    process.on('SIGUSR2', listener);
    process.exit = listener as never;
    await spec.teardown();
    expect(Object.hasOwn(globalThis, 'leftBehind')).toBe(false);
    expect(globalThis.fetch).toBe(fetch);
    expect([process.env['EMIT_KEPT'], process.env['EMIT_LEFT']]).toEqual(['before', undefined]);
    expect(process.listeners('SIGUSR2')).not.toContain(listener);
    expect(process.exit).not.toBe(listener);
    delete process.env['EMIT_KEPT'];
  });

  it('has the values of that realm, and the packages that Node itself has loaded there', () => {
    expect(runInThisContext('Array')).toBe(Array);
    expect(Buffer.from('a')).toBeInstanceOf(Uint8Array);
    const loaded: unknown = jest.requireActual('js-yaml');
    const ofNode = Object.values(Reflect.get(Module, '_cache') as Record<string, { exports: unknown }>);
    expect(ofNode.some(({ exports }) => exports === loaded)).toBe(true);
  });
});
