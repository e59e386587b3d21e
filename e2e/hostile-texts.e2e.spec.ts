import type { Page } from 'playwright-core';
import type { WireMessage } from '@emit/contract/wire';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { ask, newMember, openTab } from './support/member';
import { beginVisit, type Visit } from './support/visit';

jest.setTimeout(120_000);

/** Each would call `run` if anything in the page took it for more than text. */
const HTML = [
  '<script>run()</script>',
  '<img src=x onerror=run()>',
  '<svg/onload=run()>',
  '"><iframe srcdoc="<script>parent.run()</script>"></iframe>',
  '<a href="javascript:run()" onmouseover=run()>html link</a>',
  '<style>@import "https://evil.example/a.css"; body { background: url(https://evil.example/b) }</style>',
  '<base href="https://evil.example/"><form action="https://evil.example/"><button>html button</button></form>',
];
const MARKDOWN = [
  '[script link](javascript:run())',
  '[spaced](java\tscript:run())',
  '[entity](&#106;avascript:run())',
  '[data](data:text/html,<script>run()</script>)',
  '[vb](vbscript:run())',
  '![picture](https://evil.example/seen.png)',
  '![picture](javascript:run())',
  '<javascript:run()>',
  '[reference][1]\n\n[1]: javascript:run()',
  '[titled](https://example.org "onmouseover=run()")',
  '`<img src=x onerror=run()>`',
  '| a |\n|---|\n| <img src=x onerror=run()> |',
];
const ALL = [...HTML, ...MARKDOWN].join('\n\n');
const NAME = 'Ruth <img src=x onerror=run()>';
const TITLE = '<img src=x onerror=run()> {{run()}} `title`';

const said = (id: string, role: WireMessage['role'], content: string): WireMessage => ({
  id,
  role,
  content,
  timestamp: Date.parse('2026-11-20T10:30:00Z'),
});

describeInBrowser('texts that would rather be a program', () => {
  let visit: Visit;
  let member: ApiMember;
  let page: Page;
  /** Whatever they managed to do. */
  let done: string[];

  beforeAll(async () => {
    visit = await beginVisit();
    member = await ApiMember.register(visit.server.url, { ...newMember(), fullName: NAME });
    await member.logPractice({ practice_name: TITLE, insights_gained: ALL });
    await member.keepConversation(TITLE, [said('q1', 'user', ALL), said('a1', 'assistant', ALL)]);
    page = await watched();
  });
  afterAll(() => visit.end());
  beforeEach(() => (done = []));
  afterEach(() => expect(done).toEqual([]));

  /** A page in which `run`, a dialog, another origin's address and a broken content policy are all told. */
  async function watched(): Promise<Page> {
    const opened = await visit.page(member.signedIn());
    await opened.exposeFunction('run', () => done.push('a script ran'));
    opened.on('dialog', (dialog) => {
      done.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    opened.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== visit.server.url) done.push(`asked ${request.url()}`);
    });
    opened.on('framenavigated', (frame) => {
      if (frame !== opened.mainFrame()) done.push(`a frame: ${frame.url()}`);
    });
    return opened;
  }
  /** Nothing but the app's own elements, and no link that is a program. */
  async function expectHarmless(): Promise<void> {
    const harmful = await page.evaluate(() => {
      const found = document.body.querySelectorAll(
        'script:not([src]), iframe, object, embed, base, form[action], style, [onerror], [onload], [onmouseover], [srcdoc]',
      );
      const links = [...document.querySelectorAll('a[href], img[src]')].filter((element) => {
        const url = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        return /^\s*(javascript|vbscript|data):/i.test(url) || element.tagName === 'IMG';
      });
      return [...found, ...links].map(({ outerHTML }) => outerHTML.slice(0, 200));
    });
    expect(harmful).toEqual([]);
  }

  it('would be told of, if they did anything', async () => {
    await page.goto('/');
    await page.evaluate('run(); alert("a dialog"); fetch("https://evil.example/").catch(() => 0); 1');
    expect(done).toEqual(expect.arrayContaining(['a script ran', 'dialog: a dialog']));
    done = [];
  });

  it.each(['/app', '/emit-minimal', '/emit', '/dashboard'])(
    'are only read in the chat of %s',
    async (path) => {
      await page.goto(path);
      if (path === '/emit')
        await page
          .getByRole('tab', { name: 'Chat' })
          .or(page.getByRole('link', { name: 'Chat' }))
          .first()
          .click();
      const reply = page.getByRole('article', { name: /^Emit, / }).last();
      await reply.getByText('script link').waitFor();
      for (const link of await reply.getByRole('link').all()) {
        expect(await link.getAttribute('href')).toMatch(/^(https:|#)/);
        expect(await link.getAttribute('rel')).toContain('noopener');
      }
      await page.getByText(TITLE).first().waitFor();
      await expectHarmless();
    },
  );

  it('are only read among the practices, the numbers and the account', async () => {
    await page.goto('/app');
    for (const tab of ['Progress', 'Analytics', 'Log Practice'] as const) {
      await openTab(page, tab);
      await page.getByRole('heading').first().waitFor();
      if (tab === 'Progress') {
        await page.getByRole('button', { name: TITLE }).or(page.getByText(TITLE)).first().click();
        await page.getByText('html link').first().waitFor();
      }
      await expectHarmless();
      await page.keyboard.press('Escape');
    }
    for (const path of ['/app', '/emit', '/tokens', '/account']) {
      await page.goto(path);
      const shown = path === '/app' || path === '/emit' ? page.getByText(NAME) : page.getByRole('heading');
      await shown.first().waitFor();
      await expectHarmless();
    }
  });

  it('are only read while a reply is streamed, and after', async () => {
    await page.goto('/app');
    const events = [
      ...ALL.match(/[\s\S]{1,7}/g)!.map((text) => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`),
      `event: done\ndata: ${JSON.stringify({ completion: ALL, usage: { total_tokens: 0 }, quotations: [], stop: 'complete' })}\n\n`,
    ];
    await page.route('**/api/v1/claude-direct', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: events.join('') }),
    );
    await ask(page, '<img src=x onerror=run()> Is this a picture?');
    await expectHarmless();
  });

  it('would not run even if they became elements: the page’s policy has the last word', async () => {
    await page.goto('/app');
    await page.getByRole('heading').first().waitFor();
    const awaited = ['connect-src', 'script-src-elem'];
    const blocked = await page.evaluate(async (directives) => {
      const told: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        told.push(effectiveDirective),
      );
      const holder = document.createElement('div');
      holder.innerHTML = '<img src="data:," onerror="run()"><svg onload="run()"></svg>';
      const script = document.createElement('script');
      script.textContent = 'run()';
      document.body.append(holder, script);
      await fetch('https://evil.example/').catch(() => undefined);
      // A violation is told when the browser comes to it.
      const until = performance.now() + 30_000;
      while (!directives.every((one) => told.includes(one)) && performance.now() < until)
        await new Promise((next) => requestAnimationFrame(next));
      holder.remove();
      script.remove();
      return [...new Set(told)].sort();
    }, awaited);
    expect(blocked).toEqual(expect.arrayContaining(awaited));
  });

  it('cannot be laid over by another site: nobody frames a page of Emit', async () => {
    const stranger = await visit.page();
    await stranger.route('https://stranger.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${visit.server.url}/login"></iframe>` }),
    );
    await stranger.goto('https://stranger.example/');
    const framed = stranger.frames().find((frame) => frame !== stranger.mainFrame());
    expect(framed?.url()).toMatch(/^chrome-error:/);
  });
});
