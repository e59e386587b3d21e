import { clearSession, readToken, readUserId, storeSession, storeUser } from './session';

const USER = { id: 'm1', email: 'a@b.c', full_name: 'Ada' };
const refuse = () => {
  throw new DOMException('Forbidden', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  clearSession();
  localStorage.clear();
});

it.each([
  ['forbidden', ['getItem', 'setItem', 'removeItem']],
  ['full', ['setItem']],
] as const)('a session lasts as long as the page where storage is %s', (_why, calls) => {
  for (const call of calls) jest.spyOn(Storage.prototype, call).mockImplementation(refuse);
  expect(readToken()).toBeNull();
  storeSession('abc', USER);
  expect([readToken(), readUserId()]).toEqual(['abc', 'm1']);
  storeUser({ ...USER, id: 'm2' });
  expect(readUserId()).toBe('m2');
  clearSession();
  expect([readToken(), readUserId()]).toEqual([null, null]);
});

it('goes before what a former session left where storage is full', () => {
  storeSession('former', USER);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  storeSession('latter', { ...USER, id: 'm2' });
  expect([readToken(), readUserId()]).toEqual(['latter', 'm2']);
});

it('is kept by the browser where that is possible, and read as another tab left it', () => {
  storeSession('abc', USER);
  localStorage.setItem('token', 'from another tab');
  expect(readToken()).toBe('from another tab');
  localStorage.removeItem('token');
  expect(readToken()).toBeNull();
});
