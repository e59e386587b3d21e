import fc from 'fast-check';
import { withFakeClock } from '../../testing/clock';
import { ignoreFollowUps, ignoreFollowUpsAgain } from './follow-up-clicks';

withFakeClock();

const heard: string[] = [];
const listen = (event: Event) => void heard.push(event.type);
beforeAll(() => {
  for (const type of ['click', 'dblclick', 'keydown', 'keyup']) document.body.addEventListener(type, listen);
});
beforeEach(() => {
  // What a former spec left guarded is calm by now.
  jest.advanceTimersByTime(10_000);
  click(-500, -500);
  heard.length = 0;
});

const HERE = { clientX: 100, clientY: 100, detail: 1 };
function click(clientX = 100, clientY = 100, detail = 1, type = 'click'): void {
  document.body.dispatchEvent(
    new MouseEvent(type, { clientX, clientY, detail, bubbles: true, cancelable: true }),
  );
}
function press(key: string, type = 'keydown'): boolean {
  return document.body.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
}
function pass(ms: number): void {
  jest.advanceTimersByTime(ms);
}

describe('after a click whose control goes', () => {
  it.each([2, 3, 5])('%i clicks in a row at its place are nobody’s, however slow', (clicks) => {
    ignoreFollowUps(HERE);
    for (let at = 2; at <= clicks; at += 1) {
      pass(900);
      click(100, 100, at);
    }
    click(100, 100, 2, 'dblclick');
    expect(heard).toEqual([]);
  });

  it('one that comes when the pointer was calm for a second is meant', () => {
    ignoreFollowUps(HERE);
    pass(1_001);
    click();
    expect(heard).toEqual(['click']);
  });

  it('one at another place is meant at once, and so is the next at the first place', () => {
    ignoreFollowUps(HERE);
    click(100, 150);
    click();
    expect(heard).toEqual(['click', 'click']);
  });

  it('one is meant after the pointer has been elsewhere', () => {
    ignoreFollowUps(HERE);
    document.body.dispatchEvent(new MouseEvent('pointermove', { clientX: 100, clientY: 160, bubbles: true }));
    click();
    expect(heard).toEqual(['click']);
  });

  it('a key is meant', () => {
    ignoreFollowUps(HERE);
    expect(press('Enter')).toBe(true);
    expect(heard).toEqual(['keydown']);
  });

  it('a list that slides later is guarded from then on, while the pointer rests', () => {
    ignoreFollowUps(HERE);
    pass(4_000);
    ignoreFollowUpsAgain();
    click();
    expect(heard).toEqual([]);
  });

  it('a list that slides by itself is not', () => {
    ignoreFollowUpsAgain();
    click();
    expect(heard).toEqual(['click']);
  });
});

describe('after a key whose control goes', () => {
  const BY_KEY = { clientX: 0, clientY: 0, detail: 0 };

  it.each(['Enter', ' '])('%j held or pressed again is nobody’s', (key) => {
    ignoreFollowUps(BY_KEY);
    for (let repeats = 0; repeats < 5; repeats += 1) {
      pass(500);
      expect(press(key)).toBe(false);
      press(key, 'keyup');
    }
    expect(heard).toEqual([]);
  });

  it('is meant again after another key, or when all was calm', () => {
    ignoreFollowUps(BY_KEY);
    press('Tab');
    expect(press('Enter')).toBe(true);
    ignoreFollowUps(BY_KEY);
    pass(1_001);
    expect(press('Enter')).toBe(true);
  });

  it('a click is meant', () => {
    ignoreFollowUps(BY_KEY);
    click();
    expect(heard).toEqual(['click']);
  });
});

it('never lets two deletions at one place be less than a second apart, however clicks come', () => {
  // At a second sharp it may go either way.
  const wait = fc.integer({ min: 1, max: 2_000 }).filter((ms) => ms !== 1_000);
  const waits = fc.array(wait, { minLength: 1, maxLength: 30 });
  const holds = (pauses: number[]) => {
    ignoreFollowUps(HERE);
    for (const pause of pauses) {
      heard.length = 0;
      pass(pause);
      click();
      if (heard.length > 0) ignoreFollowUps(HERE);
      if (heard.length > 0 !== pause > 1_000) return false;
    }
    return true;
  };
  fc.assert(fc.property(waits, holds));
});
