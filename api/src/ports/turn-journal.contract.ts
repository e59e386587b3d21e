import type { JournalledTurn, TurnJournal } from './turn-journal.port.js';

/** One journal's data, which is opened again after a restart. */
export interface TurnJournalUnderTest {
  open(): Promise<TurnJournal>;
  /** Removes the data. */
  dispose(): Promise<void>;
}

const turnOf = (id: string, text = 'sealed'): JournalledTurn => ({
  id,
  stream: 'conversation-1',
  command: { type: 'RecordTurn', data: { reply: text, tokens: 42 } },
  memberId: 'member-1',
  correlationId: `correlation-${id}`,
});

/** What every TurnJournal must do. Call it inside a describe. */
export function turnJournalContract(setUp: () => Promise<TurnJournalUnderTest>): void {
  let underTest: TurnJournalUnderTest;
  let journal: TurnJournal;

  beforeEach(async () => {
    underTest = await setUp();
    journal = await underTest.open();
  });
  afterEach(() => underTest.dispose());

  it('is empty at first', async () => {
    expect(await journal.pending()).toEqual([]);
  });

  it('answers the turns it keeps, whole, until they are removed', async () => {
    const turns = [turnOf('a', 'שָׁלוֹם 🙏 "\\\n'), turnOf('b', 'x'.repeat(100_000)), turnOf('../c/ä?*')];
    for (const turn of turns) await journal.keep(turn);
    expect(await journal.pending()).toHaveLength(3);
    expect(await journal.pending()).toEqual(expect.arrayContaining(turns));
    await journal.remove('../c/ä?*');
    await journal.remove('a');
    expect(await journal.pending()).toEqual([turns[1]]);
  });

  it('replaces a turn with the same id', async () => {
    await journal.keep(turnOf('a', 'first'));
    await journal.keep(turnOf('a', 'second'));
    expect(await journal.pending()).toEqual([turnOf('a', 'second')]);
  });

  it('does nothing when there is no such turn to remove', async () => {
    await journal.keep(turnOf('a'));
    await journal.remove('b');
    await journal.remove('b');
    expect(await journal.pending()).toEqual([turnOf('a')]);
  });

  it('loses none of many turns kept at the same time', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, i) => journal.keep(turnOf(`turn-${i % 25}`))));
    const ids = (await journal.pending()).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(Array.from({ length: 25 }, (_, i) => `turn-${i}`)));
    expect(ids).toHaveLength(25);
  });

  it('has every turn still after a restart', async () => {
    await journal.keep(turnOf('a'));
    journal = await underTest.open();
    expect(await journal.pending()).toEqual([turnOf('a')]);
    await journal.remove('a');
    journal = await underTest.open();
    expect(await journal.pending()).toEqual([]);
  });
}
