import { MEMBER } from '../../testing/member-store';
import { STORAGE_KEYS } from './storage';
import { bringTextsBack, chooseUnsent, keepsUnsent, leaveTexts } from './unsent-texts';

const SECRET = MEMBER.texts_key;
/** Another member's. */
const OTHER = {
  x: SECRET.y,
  y: SECRET.x,
  d: SECRET.d,
};
const saved = { id: 'c1', title: 'Saved', messages: [{ id: 'm1', content: 'on the server' }] };
const unsaved = { id: 'c2', title: 'Half', messages: [{ id: 'm2', content: 'only here' }], unsaved: ['m2'] };
const begun = { id: 'temp_3', title: 'Begun', messages: [{ id: 'm3', content: 'begun here' }] };
const renamed = { id: 'c4', title: 'New name', messages: [], renamed: true };

const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const taken = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const all = () => JSON.stringify(Object.entries(localStorage));

function typed() {
  put(STORAGE_KEYS.conversations, [saved, unsaved, begun, renamed]);
  put(STORAGE_KEYS.drafts, { c1: 'a draft — ‘דבר’' });
  put(STORAGE_KEYS.practice, { owner: 'member-1', draft: { insights_gained: 'a practice' } });
}
const TEXTS = /on the server|only here|begun here|Saved|Half|Begun|New name|a draft|a practice/;

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(STORAGE_KEYS.conversationsOwner, 'member-1');
  await bringTextsBack('member-1', SECRET);
  typed();
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('texts in a browser whose session ended elsewhere', () => {
  it('are none that can be read, and no private key', async () => {
    await leaveTexts();
    expect(all()).not.toMatch(TEXTS);
    expect(all()).not.toContain(SECRET.d);
    expect(taken(STORAGE_KEYS.sealed)).toHaveLength(1);
  });

  it('come back, those that the server has not got', async () => {
    await leaveTexts();
    await bringTextsBack('member-1', SECRET);
    expect(taken(STORAGE_KEYS.conversations)).toEqual([unsaved, begun, renamed]);
    expect(taken(STORAGE_KEYS.drafts)).toEqual({ c1: 'a draft — ‘דבר’' });
    expect(taken(STORAGE_KEYS.practice)).toMatchObject({ draft: { insights_gained: 'a practice' } });
    expect(localStorage.getItem(STORAGE_KEYS.sealed)).toBeNull();
  });

  it('stay sealed beside others that are left later, in any size', async () => {
    await leaveTexts();
    put(STORAGE_KEYS.drafts, { c9: 'x'.repeat(300_000), c1: 'newer' });
    await leaveTexts();
    expect(taken(STORAGE_KEYS.sealed)).toHaveLength(2);
    put(STORAGE_KEYS.drafts, { c1: 'typed since' });
    await bringTextsBack('member-1', SECRET);
    expect(taken(STORAGE_KEYS.drafts)).toEqual({ c1: 'typed since', c9: 'x'.repeat(300_000) });
  });

  it('seal nothing where there is nothing', async () => {
    put(STORAGE_KEYS.conversations, [saved]);
    localStorage.removeItem(STORAGE_KEYS.drafts);
    localStorage.removeItem(STORAGE_KEYS.practice);
    await leaveTexts();
    expect(localStorage.getItem(STORAGE_KEYS.sealed)).toBeNull();
    expect(all()).not.toMatch(TEXTS);
  });

  it('go where the member wants it', async () => {
    chooseUnsent(false);
    expect(keepsUnsent()).toBe(false);
    await leaveTexts();
    expect(localStorage.getItem(STORAGE_KEYS.sealed)).toBeNull();
    expect(all()).not.toMatch(TEXTS);
    chooseUnsent(true);
    expect(keepsUnsent()).toBe(true);
  });

  it.each<[string, () => unknown]>([
    ['without a key', () => localStorage.removeItem(STORAGE_KEYS.textsKey)],
    ['with a damaged key', () => put(STORAGE_KEYS.textsKey, { owner: 'member-1', x: 'no', y: 'point' })],
    ['with the key of somebody else', () => bringTextsBack('member-2', SECRET)],
    ['without WebCrypto', () => jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never)],
  ])('go %s', async (_how, spoil) => {
    await spoil();
    await leaveTexts();
    expect(localStorage.getItem(STORAGE_KEYS.sealed)).toBeNull();
    expect(all()).not.toMatch(TEXTS);
  });

  it('are nobody else’s who signs in next', async () => {
    await leaveTexts();
    await bringTextsBack('member-2', SECRET);
    expect(all()).not.toMatch(TEXTS);
    expect(localStorage.getItem(STORAGE_KEYS.sealed)).toBeNull();
  });

  it('are not opened by another key, nor when they are damaged', async () => {
    await leaveTexts();
    const [box = ''] = taken(STORAGE_KEYS.sealed) as string[];
    await bringTextsBack('member-1', OTHER);
    expect(all()).not.toMatch(TEXTS);
    await bringTextsBack('member-1', SECRET);
    put(STORAGE_KEYS.sealed, [`${box.slice(0, -8)}AAAAAAA=`, 'AAAA', '%', box]);
    await bringTextsBack('member-1', SECRET);
    expect(taken(STORAGE_KEYS.conversations)).toEqual([unsaved, begun, renamed]);
  });
});
