import { bareReferences } from './bare-references';

const found = (text: string) => bareReferences(text).map(({ reference }) => reference);

describe('references that are only named', () => {
  it('are found with chapter, verse and range, numbered books included', () => {
    expect(found('Read Psalm 23, then 1 Corinthians 13:4–7 and Song of Solomon 2:1.')).toEqual([
      'Psalm 23',
      '1 Corinthians 13:4–7',
      'Song of Solomon 2:1',
    ]);
  });

  it('may end with a colon, before what is quoted', () => {
    expect(found('Begin with Matthew 11:28: "Come unto me." And Psalm 23: who is a shepherd?')).toEqual([
      'Matthew 11:28',
      'Psalm 23',
    ]);
    expect(found('Psalm 23:1234')).toEqual([]);
  });

  it('stand at their places in the text', () => {
    const text = 'See **John 3:16**.';
    expect(bareReferences(text)).toEqual([{ start: 6, end: 15, reference: 'John 3:16' }]);
  });

  it.each(['Mark 3 things', 'Numbers 5 to 7', 'Psalm 151', 'Romans 17', 'Kings 3', 'at 3:16'])(
    'are not seen in %j',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
