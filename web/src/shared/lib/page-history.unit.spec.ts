import fc from 'fast-check';
import { NavigationType } from 'react-router';
import { addLayer, layersOfEntry } from './layers';
import { createPageHistory, type PageHistory } from './page-history';

/** Turns of the event loop that jsdom takes to go through its history, and we to settle in it. */
const TURNS = 12;

async function calm(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => setTimeout(done));
}

/** A page as the app is: what lies over it closes when one goes to another. */
class Page {
  private leave: () => void = () => undefined;
  readonly told: string[] = [];
  private readonly layers: (() => void)[] = [];
  constructor(readonly history: PageHistory) {
    this.leave = history.listen((type, { pathname }) => this.told.push(`${type} ${pathname}`));
  }
  get open(): number {
    return this.layers.length;
  }
  openLayer(): void {
    const gone = addLayer(() => this.close(gone));
    this.layers.push(gone);
  }
  closeUppermost(): void {
    this.close(this.layers.at(-1));
  }
  goTo(path: string): void {
    this.history.push(path, null);
    while (this.open > 0) this.closeUppermost();
  }
  end(): void {
    while (this.open > 0) this.closeUppermost();
    this.leave();
  }
  private close(gone: (() => void) | undefined): void {
    if (!gone) return;
    this.layers.splice(this.layers.indexOf(gone), 1);
    gone();
  }
}

let page: Page;
beforeEach(async () => {
  window.history.pushState(null, '', `/start-${Math.random()}`);
  page = new Page(createPageHistory());
  await calm();
});
afterEach(async () => {
  page.end();
  await calm();
});
const at = () => window.location.pathname;
async function after(work: () => void): Promise<void> {
  work();
  await calm();
}
const back = () => after(() => window.history.back());
const forward = () => after(() => window.history.forward());

describe('the way back', () => {
  it('closes what lies over the page, one after the other, and then leaves the page', async () => {
    const start = at();
    await after(() => page.goTo('/app'));
    await after(() => page.openLayer());
    await after(() => page.openLayer());
    await back();
    expect([page.open, at()]).toEqual([1, '/app']);
    await back();
    expect([page.open, at()]).toEqual([0, '/app']);
    await back();
    expect(at()).toBe(start);
  });

  it('leaves the page at once when it was closed by itself', async () => {
    const start = at();
    await after(() => page.goTo('/app'));
    await after(() => page.openLayer());
    await after(() => page.closeUppermost());
    expect([page.open, at(), layersOfEntry()]).toEqual([0, '/app', 0]);
    await back();
    expect(at()).toBe(start);
  });

  it('leads past what lay over the page that one left for another', async () => {
    await after(() => page.goTo('/app'));
    await after(() => page.openLayer());
    await after(() => page.openLayer());
    await after(() => page.goTo('/tokens'));
    expect([page.open, at()]).toEqual([0, '/tokens']);
    await back();
    expect([page.open, at(), layersOfEntry()]).toEqual([0, '/app', 0]);
    await forward();
    expect(at()).toBe('/tokens');
  });

  it('keeps what does not let itself be closed', async () => {
    await after(() => page.goTo('/app'));
    let tries = 0;
    const gone = addLayer(() => (tries += 1));
    await calm();
    await back();
    await back();
    expect([tries, at(), layersOfEntry()]).toEqual([2, '/app', 1]);
    await after(gone);
    expect(layersOfEntry()).toBe(0);
  });
});

describe('the way forward', () => {
  it('opens nothing again', async () => {
    await after(() => page.goTo('/app'));
    await after(() => page.openLayer());
    await back();
    await forward();
    expect([page.open, at(), layersOfEntry()]).toEqual([0, '/app', 0]);
  });
});

describe('a page that is opened from a layer', () => {
  it('waits for the way back to the page below, whichever was asked for first', async () => {
    await after(() => page.goTo('/app'));
    await after(() => page.openLayer());
    page.closeUppermost();
    await Promise.resolve();
    await after(() => page.goTo('/tokens'));
    expect(at()).toBe('/tokens');
    await back();
    expect(at()).toBe('/app');
  });

  it('in place of the page itself leaves no entry of that', async () => {
    const start = at();
    await after(() => page.goTo('/app'));
    await after(() => page.openLayer());
    await after(() => {
      page.history.replace('/login', null);
      page.closeUppermost();
    });
    expect([at(), layersOfEntry()]).toEqual(['/login', 0]);
    expect(page.told.at(-1)).toBe(`${NavigationType.Replace} /login`);
    await back();
    expect(at()).toBe(start);
  });

  it('as the same page leaves what lies over it', async () => {
    await after(() => page.goTo('/app'));
    await after(() => page.openLayer());
    await after(() => page.history.replace('/app', { at: 1 }));
    expect([page.open, layersOfEntry(), page.history.location().state]).toEqual([1, 1, { at: 1 }]);
    await back();
    expect([page.open, at()]).toEqual([0, '/app']);
  });
});

describe('the same place under another address', () => {
  it('leaves what lies over it, and is still the entry that it was', async () => {
    const start = at();
    await after(() => page.goTo('/app/c/a'));
    const { key } = page.history.location();
    await after(() => page.openLayer());
    await after(() => page.history.replace('/app/c/b', null, { preventScrollReset: true }));
    expect([page.open, layersOfEntry(), at()]).toEqual([1, 1, '/app/c/b']);
    expect(page.history.location().key).toBe(key);
    await back();
    expect([page.open, layersOfEntry(), at()]).toEqual([0, 0, '/app/c/b']);
    await back();
    expect(at()).toBe(start);
  });
});

it('finds nothing open after the page was loaded anew, and leaves no entry of it', async () => {
  const start = at();
  await after(() => page.goTo('/app'));
  window.history.pushState({ ...(window.history.state as object), layers: 1 }, '');
  page.end();
  page = new Page(createPageHistory());
  await calm();
  expect([at(), layersOfEntry()]).toEqual(['/app', 0]);
  await back();
  expect(at()).toBe(start);
});

describe('any way through pages and layers', () => {
  type Step = 'open' | 'close' | 'back' | 'go';
  const steps = fc.array(fc.constantFrom<Step>('open', 'close', 'back', 'go'), { maxLength: 14 });

  it('is as if the layers were pages of their own, and is back where it began by as many steps', async () => {
    const holds = async (way: Step[]) => {
      const base = `/base-${Math.random()}`;
      await after(() => page.goTo(base));
      const pages = [base];
      let layers = 0;
      for (const [index, step] of way.entries()) {
        if (step === 'open') {
          layers += 1;
          await after(() => page.openLayer());
        } else if (step === 'close' && layers > 0) {
          layers -= 1;
          await after(() => page.closeUppermost());
        } else if (step === 'back' && (layers > 0 || pages.length > 1)) {
          if (layers > 0) layers -= 1;
          else pages.pop();
          await back();
        } else if (step === 'go') {
          layers = 0;
          pages.push(`/page-${index}`);
          await after(() => page.goTo(`/page-${index}`));
        }
        expect([page.open, layersOfEntry(), at()]).toEqual([layers, layers, pages.at(-1)]);
      }
    };
    await fc.assert(fc.asyncProperty(steps, holds), { numRuns: 20 });
  });
});
