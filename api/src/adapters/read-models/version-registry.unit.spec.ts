import type { VersionRegistry } from './version-registry.js';
import {
  activeVersion,
  EMPTY_REGISTRY,
  latestNumber,
  requireVersion,
  versionName,
  withActive,
  withNewVersion,
  withoutVersion,
  withStatus,
} from './version-registry.js';

const created = (...collections: string[]): VersionRegistry =>
  collections.reduce<VersionRegistry>((all, name) => withNewVersion(all, name, 'shape'), EMPTY_REGISTRY);
const one = { collection: 'dashboard', version: 1 };
const two = { collection: 'dashboard', version: 2 };

describe('the registry of versions', () => {
  it('numbers each collection on its own, and goes on after a drop', () => {
    const registry = withoutVersion(created('dashboard', 'chats', 'dashboard'), two);
    expect(registry.versions.map(versionName)).toEqual(['dashboard_v1', 'chats_v1']);
    expect(latestNumber(registry, 'dashboard')).toBe(2);
    expect(requireVersion(withNewVersion(registry, 'dashboard', 's'), { ...one, version: 3 }).status).toBe(
      'building',
    );
  });

  it.each(['', '1st', 'a b', 'a.b', 'a"b', '$a', 'x'.repeat(62)])(
    'refuses %j as a collection’s name',
    (name) => {
      expect(() => withNewVersion(EMPTY_REGISTRY, name, 's')).toThrow('name');
    },
  );

  it('has one active version in each collection at most', () => {
    const registry = withActive(withActive(created('dashboard', 'dashboard'), [one]), [two]);
    expect(registry.versions.map(({ status }) => status)).toEqual(['retired', 'active']);
    expect(activeVersion(registry, 'dashboard')?.version).toBe(2);
    expect(activeVersion(registry, 'chats')).toBeUndefined();
    expect(() => withActive(registry, [one, two])).toThrow('Two versions');
  });

  it('leaves collections alone that are not activated', () => {
    const registry = withActive(created('dashboard', 'chats'), [{ collection: 'chats', version: 1 }]);
    expect(withActive(registry, [one]).versions.map(({ status }) => status)).toEqual(['active', 'active']);
    expect(withActive(registry, [])).toEqual(registry);
  });

  it('neither drops nor demotes the active version', () => {
    const registry = withActive(created('dashboard'), [one]);
    expect(() => withoutVersion(registry, one)).toThrow('active');
    expect(() => withStatus(registry, one, 'retired')).toThrow('active');
    expect(() => withStatus(registry, two, 'retired')).toThrow('no version 2');
  });
});
