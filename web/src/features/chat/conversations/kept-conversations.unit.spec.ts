import { readKept } from './kept-conversations';

describe('conversations kept in the browser', () => {
  afterEach(() => localStorage.clear());

  it.each([
    ['epoch milliseconds', 1_795_000_000_000],
    ['an ISO time, as one variant writes it', new Date(1_795_000_000_000).toISOString()],
  ])('are read with updatedAt as %s', (_, updatedAt) => {
    const kept = { id: 'c1', title: 'Grace', messages: [], category: 'biblical', createdAt: 1, updatedAt };
    localStorage.setItem('emitConversations', JSON.stringify([kept]));
    expect(readKept().items.map(({ id, updatedAt: read }) => [id, read])).toEqual([
      ['c1', 1_795_000_000_000],
    ]);
  });
});
