import { existsSync, readFileSync } from 'node:fs';
import { dependenciesOf, healthCommand, readCompose } from './compose-file.mjs';

interface Service {
  readonly image: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: object;
  readonly environment?: Readonly<Record<string, string>>;
}
const secrets = { EMIT_MASTER_KEY: 'a-key', EMIT_JWT_SECRET: 'a-secret' };
const servicesOf = (env: object) => (readCompose(env) as { services: Record<string, Service> }).services;

describe('the compose file, as the trial reads it', () => {
  it('has its variables replaced, or their defaults', () => {
    const { proxy, ...others } = servicesOf({ ...secrets, EMIT_SITE: 'emit.example.org' });
    expect(proxy?.environment).toMatchObject({ EMIT_SITE: 'emit.example.org' });
    expect(others['api-1']?.environment).toMatchObject({
      EMIT_MASTER_KEY: 'a-key',
      EMIT_TRIAL_TOKENS: '20000',
      ANTHROPIC_API_KEY: '',
    });
    expect(JSON.stringify(others)).not.toContain('${');
  });

  it.each(Object.keys(secrets))('is refused without %s', (name) => {
    expect(() => servicesOf({ ...secrets, [name]: '' })).toThrow(name);
  });

  it('names images and services that there are', () => {
    const services = servicesOf(secrets);
    for (const service of Object.values(services)) {
      expect(service.image).toMatch(/^(emit|emit-proxy|docker\.io\/.+:.+)$/);
      for (const other of dependenciesOf(service)) expect(Object.keys(services)).toContain(other);
    }
  });

  it('has health checks that a shell runs as they are meant', () => {
    expect(healthCommand({ healthcheck: undefined })).toBeNull();
    expect(healthCommand({ healthcheck: { test: ['CMD-SHELL', 'a || b'] } })).toBe('a || b');
    expect(healthCommand({ healthcheck: { test: ['CMD', 'echo', "it's", '$HOME'] } })).toBe(
      `'echo' 'it'\\''s' '$HOME'`,
    );
  });
});

it('the trial uses files that there are', () => {
  const script = readFileSync('scripts/deployment-trial.sh', 'utf8');
  const files = [...script.matchAll(/(?<![\w./])(?:scripts|api)\/[\w./-]+\.(?:sh|mjs|ts)/g)].map(
    ([file]) => file,
  );
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
