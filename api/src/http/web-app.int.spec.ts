import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import {
  ACCOUNT_PATHS,
  DRAWN_PATHS,
  drawnDocumentOf,
  GUARDED_PATHS,
  OPEN_PATHS,
  SIGN_IN_PATHS,
} from '@emit/contract/paths';
import { TestApp } from '../testing/test-app.js';

const PAGE = `<!doctype html><title>Emit</title>${'<p>Be still, and know that I am God.</p>'.repeat(50)}`;
/** What the build drew of a public page; any other has the app's one document. */
const pageAt = (path: string) => (drawnDocumentOf(path) ? `${PAGE}<h1>${path}</h1>` : PAGE);
const SCRIPT = 'const verse = "The LORD is my shepherd; I shall not want.";\n'.repeat(200);
const STYLE = 'p { margin: 0 }\n'.repeat(100);
const FONT = Buffer.from('wOF2 is compressed already');
const PAGES = [...OPEN_PATHS, ...SIGN_IN_PATHS, ...ACCOUNT_PATHS, ...GUARDED_PATHS];

let app: TestApp;
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'emit-web-'));
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, 'pages'));
  const write = (name: string, content: string | Buffer) => writeFileSync(join(root, name), content);
  for (const [name, text] of [
    ['index.html', PAGE],
    ['assets/app-1.js', SCRIPT],
    ['sw.js', SCRIPT],
    ...DRAWN_PATHS.map((path) => [String(drawnDocumentOf(path)), pageAt(path)] as const),
  ] as const) {
    write(name, text);
    write(`${name}.br`, brotliCompressSync(text));
    write(`${name}.gz`, gzipSync(text));
  }
  write('assets/style-1.css', STYLE);
  write('assets/style-1.css.gz', gzipSync(STYLE));
  write('assets/font-1.woff2', FONT);
  write('bundle-manifest.json', '{}');
  app = await TestApp.start({ webRoot: root });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

/** What is answered, as it travels. */
async function ask(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers: told, rawPayload } = await app.emit.nest.inject({ method, url, headers });
  return { status: statusCode, headers: told, body: rawPayload, encoding: told['content-encoding'] };
}
const accepting = (encodings: string) => ({ 'accept-encoding': encodings });

const DECODED: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  identity: (body) => body,
};

describe('the encoding of a file', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br', 'br'],
    ['BR;Q=1', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0.0,gzip;q=0.000', undefined],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['zstd, deflate', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is what the client takes best: %s gives %s', async (encodings, encoding) => {
    const headers = encodings === undefined ? {} : accepting(encodings);
    const answer = await ask('/assets/app-1.js', headers);
    expect(answer).toMatchObject({ status: 200, encoding });
    expect(DECODED[encoding ?? 'identity']?.(answer.body).toString()).toBe(SCRIPT);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/i),
      'content-length': String(answer.body.length),
      vary: expect.stringMatching(/accept-encoding/i),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('is the next best where the build left none of the best', async () => {
    const answer = await ask('/assets/style-1.css', accepting('br, gzip'));
    expect([answer.encoding, gunzipSync(answer.body).toString()]).toEqual(['gzip', STYLE]);
  });

  it('is its own where it is a font', async () => {
    const answer = await ask('/assets/font-1.woff2', accepting('br, gzip'));
    expect([answer.status, answer.encoding, answer.body]).toEqual([200, undefined, FONT]);
    expect(answer.headers['content-type']).toBe('font/woff2');
  });

  it('is said by HEAD as by GET, without a body', async () => {
    for (const [encodings, url] of [
      ['br', '/assets/app-1.js'],
      ['gzip', '/app'],
      ['identity', '/login'],
    ] as const) {
      const [got, head] = [
        await ask(url, accepting(encodings)),
        await ask(url, accepting(encodings), 'HEAD'),
      ];
      const of = ({ status, encoding, headers }: typeof got) => [
        status,
        encoding,
        headers['content-length'],
        headers['content-type'],
        headers.etag,
      ];
      expect(of(head)).toEqual(of(got));
      expect(head.body).toHaveLength(0);
    }
  });

  it('has an ETag of its own, by which it is asked for again', async () => {
    const tags = new Map<string, string>();
    for (const encodings of ['br', 'gzip', 'identity']) {
      const { headers } = await ask('/assets/app-1.js', accepting(encodings));
      tags.set(encodings, String(headers.etag));
    }
    expect(new Set(tags.values()).size).toBe(3);
    for (const [encodings, tag] of tags) {
      const again = await ask('/assets/app-1.js', { ...accepting(encodings), 'if-none-match': tag });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(again.headers.vary).toMatch(/accept-encoding/i);
    }
    const other = await ask('/assets/app-1.js', {
      ...accepting('br'),
      'if-none-match': tags.get('gzip') ?? '',
    });
    expect(other).toMatchObject({ status: 200, encoding: 'br' });
  });

  it('holds for a part of it: a range is of the bytes that travel', async () => {
    for (const encodings of ['br', 'gzip', 'identity']) {
      const whole = await ask('/assets/app-1.js', accepting(encodings));
      const part = await ask('/assets/app-1.js', { ...accepting(encodings), range: 'bytes=10-19' });
      expect(part).toMatchObject({ status: 206, encoding: whole.encoding });
      expect(part.body).toEqual(whole.body.subarray(10, 20));
      expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
    }
    const beyond = await ask('/assets/app-1.js', { ...accepting('br'), range: 'bytes=999999-' });
    expect(beyond.status).toBe(416);
  });

  it('is kept by no cache where it is the worker, which says what is new', async () => {
    const answer = await ask('/sw.js', accepting('br'));
    expect(answer).toMatchObject({ status: 200, encoding: 'br' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toMatch(/worker-src 'self'/);
  });

  it('is no address of its own', async () => {
    for (const url of [
      '/assets/app-1.js.br',
      '/assets/app-1.js.gz',
      '/index.html.br',
      '/bundle-manifest.json',
    ])
      expect((await ask(url, accepting('br'))).status).toBe(404);
  });
});

describe("the API's answers", () => {
  it('are sent as they are: what a member wrote is in them', async () => {
    const { headers } = await app.register();
    for (const url of ['/api/v1/users/me', '/api/docs', '/fho/dashboard/me']) {
      const answer = await ask(url, { ...headers, ...accepting('br, gzip') });
      expect([answer.status, answer.encoding]).toEqual([200, undefined]);
    }
  });
});

describe('an address', () => {
  it.each(PAGES)('of a page answers 200: %s', async (path) => {
    for (const url of [path, `${path}?tab=progress`, path.toUpperCase()]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await ask(url, accepting('br'), method);
        expect(answer).toMatchObject({ status: 200, encoding: 'br' });
        if (method === 'GET') expect(brotliDecompressSync(answer.body).toString()).toBe(pageAt(path));
      }
    }
  });

  it.each([
    '/no-such-page',
    '/app/x',
    '/login/x?from=/app',
    '/index.html',
    '/pages/landing.html',
    '/pages/why.html.br',
    '/pages/',
    '/why/x',
    '/a/b/c',
    '/apps',
  ])('of no page answers 404 with the app, which says so: %s', async (url) => {
    const whole = await ask(url);
    expect([whole.status, whole.body.toString()]).toEqual([404, PAGE]);
    expect(whole.headers['cache-control']).toBe('no-cache');
    const conditions: Record<string, string>[] = [
      { 'if-none-match': String(whole.headers.etag) },
      { range: 'bytes=0-3' },
      { 'if-match': '"x"' },
    ];
    for (const condition of conditions) {
      const again = await ask(url, condition);
      expect([again.status, again.body.toString()]).toEqual([404, PAGE]);
    }
    const head = await ask(url, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([404, 0]);
  });

  it.each([
    '/assets/app-0.js',
    '/assets/',
    '/favicon.ico',
    '/robots.txt',
    '/old/picture.png',
    '/assets/app-1.css',
  ])('of a file that is not there answers 404 without the app: %s', async (url) => {
    const answer = await ask(url);
    expect(answer.status).toBe(404);
    expect((await ask(url, {}, 'HEAD')).status).toBe(404);
  });
});
