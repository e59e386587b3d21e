import { CARE_OPENINGS, hasCare, isCareReply } from './care.js';

const reply = `${CARE_OPENINGS.de} Ruf an.`;
const question = { role: 'user', content: 'Hello' } as const;

describe('a reply of care', () => {
  it.each(Object.values(CARE_OPENINGS))('is known by how it begins: %s', (opening) => {
    expect(isCareReply(`${opening} More.`)).toBe(true);
    expect(isCareReply(`More. ${opening}`)).toBe(false);
  });

  it('makes its talk one of care, unless a member wrote it', () => {
    expect(hasCare([question, { role: 'assistant', content: reply }])).toBe(true);
    expect(hasCare([question, { role: 'assistant', content: 'Peace.' }])).toBe(false);
    expect(hasCare([{ role: 'user', content: reply }])).toBe(false);
    expect(hasCare([])).toBe(false);
  });
});
