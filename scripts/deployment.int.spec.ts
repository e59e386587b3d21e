import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, one = '']) => one)),
];

const compose = read('docker-compose.yml');
const dockerfile = read('Dockerfile');
const settings = all(read('README.md'), /^\| `([A-Z_]+)` \|/gm);
const ofTheProxy = all(read('docs/deployment.md'), /\b(EMIT_[A-Z]+(?:_[A-Z]+)*)\b/g);

/** There is no engine here that could start them: names and files at least are held together. */
describe('the files for Docker', () => {
  it('set what the server reads, and the proxy', () => {
    const set = all(compose, /^ +((?:EMIT|ANTHROPIC|OTEL)_[A-Z_]+|(?:EVENTSTORE|MONGODB)_URL_FILE|PORT):/gm);
    const made = all(dockerfile, /\b(EMIT_[A-Z_]+|PORT)=/g);
    expect(set).toEqual(
      expect.arrayContaining(['EMIT_ROLE', 'EVENTSTORE_URL_FILE', 'MONGODB_URL_FILE', 'EMIT_MASTER_KEY']),
    );
    const named = [...set, ...made].map((name) => name.replace(/_FILE$/, ''));
    expect(named.filter((name) => ![...settings, 'EMIT_SITE'].includes(name))).toEqual([]);
  });

  it('ask the operator for nothing that no page names', () => {
    const asked = [...all(compose, /\$\{([A-Z_]+)/g), ...all(read('deploy/Caddyfile'), /\{\$([A-Z_]+)/g)];
    expect(asked).toEqual(expect.arrayContaining(['EMIT_EDGE_SUBNET', 'EMIT_SITE', 'EMIT_APIS']));
    expect(asked.filter((name) => ![...settings, ...ofTheProxy].includes(name))).toEqual([]);
  });

  it('have no secret of their own', () => {
    for (const secret of ['EMIT_MASTER_KEY', 'EMIT_JWT_SECRET']) {
      expect(all(compose, new RegExp(`^ +${secret}: (.*)$`, 'gm'))).toEqual([
        expect.stringMatching(/^\$\{\w+:\?/),
      ]);
      expect(dockerfile).not.toContain(secret);
    }
    // The stores' are made at the first start.
    expect(compose).not.toMatch(/:\/\/[^\s/]*@|PASSWORD|tls=false|INSECURE/);
  });

  it('compress nothing anew that the server sends compressed, and no stream of events', () => {
    const caddyfile = read('deploy/Caddyfile');
    const [, encode = ''] = /\n\tencode ([\s\S]*?)\n\t\}/.exec(caddyfile) ?? [];
    expect(encode).toContain('zstd gzip {');
    expect(encode).not.toContain('text/event-stream');
    // Caddy passes on what has a Content-Encoding, as long as nothing takes that header or Accept-Encoding away.
    expect(caddyfile).not.toMatch(/(?:Accept|Content)-Encoding/i);
  });

  it('keep what is for operators inside, and weaken nothing of TLS', () => {
    const caddyfile = read('deploy/Caddyfile');
    expect(caddyfile).toContain(
      '@inside path /metrics /metrics/* /health /health/*\n\trespond @inside 404\n',
    );
    expect(caddyfile).not.toMatch(/\b(protocols|ciphers|curves|auto_https|tls|insecure\w*)\b/);
  });

  it('copy and run what is there, or what the build makes', () => {
    const copied = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '));
    const built = all(dockerfile, /^COPY --from=build \/app\/(\w+)\/dist /gm).map(
      (folder) => `${folder}/package.json`,
    );
    const run = all(dockerfile, /\b(api\/dist\/\w+)\.js\b/g).map(
      (file) => `${file.replace('dist', 'src')}.ts`,
    );
    expect(built).toHaveLength(3);
    expect(run).toHaveLength(2);
    expect([...copied, ...built, ...run].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('wait for services that there are', () => {
    const [, services = ''] = /^services:\n([\s\S]*?)^networks:/m.exec(compose) ?? [];
    const named = all(
      compose,
      /^ {4,6}([a-z]+(?:-\w+)?):\n +condition: service_(?:healthy|completed_successfully)/gm,
    );
    expect(named).toEqual(expect.arrayContaining(['eventstore', 'mongo', 'projector-1', 'api-1', 'api-2']));
    expect(named.filter((name) => !new RegExp(`^  ${name}:$`, 'm').test(services))).toEqual([]);
  });
});
