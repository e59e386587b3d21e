import { readUserId, storeSession } from './session';
import { readJson, readText, STORAGE_KEYS, writeText } from './storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('local storage', () => {
  it('has the keys of spec §3', () => {
    expect(STORAGE_KEYS).toMatchObject({ token: 'token', user: 'user', conversations: 'emitConversations' });
    expect(new Set(Object.values(STORAGE_KEYS)).size).toBe(Object.values(STORAGE_KEYS).length);
  });

  it('holds the token as it is and the user as JSON, without the balance', () => {
    const user = { id: 'm1', email: 'a@b.c', full_name: 'Ada', tokens: 5 };
    storeSession('abc', user);
    expect(localStorage.getItem('token')).toBe('abc');
    expect(localStorage.getItem('user')).toBe('{"id":"m1","email":"a@b.c","full_name":"Ada"}');
    expect(readUserId()).toBe('m1');
  });

  it.each(['', 'null', '[]', '{"id":7}', '{broken'])('finds no user id in %j', (kept) => {
    localStorage.setItem('user', kept);
    expect(readUserId()).toBeNull();
  });

  it('may be forbidden or full: nothing is read, nothing breaks', () => {
    const forbid = () => {
      throw new Error('Forbidden');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    expect(readText('token')).toBeNull();
    expect(readJson('user')).toBeUndefined();
    expect(writeText('token', 'x')).toBe(false);
  });
});
