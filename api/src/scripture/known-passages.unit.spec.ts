import { findPhrase, wordsOf } from './concordance.js';
import { namedPassages, referencesOfKnownPassages } from './known-passages.js';
import { labelOf } from './passages.js';
import { lostReferences } from '../testing/lost-references.js';
import { ALL_SAYINGS, sayingIn } from './sayings.js';

const named = (question: string) => namedPassages(question).map(labelOf);

describe('passages called by name', () => {
  it('exist, every one', () => {
    const all = referencesOfKnownPassages();
    expect(all.length).toBeGreaterThan(50);
    expect(lostReferences(all)).toEqual([]);
  });

  it.each([
    ['tell me about the prodigal son', ['Luke 15:11–32']],
    ['What is the Sermon on the Mount?', ['Matthew 5', 'Matthew 6', 'Matthew 7']],
    ['the armor of God', ['Ephesians 6:10–18']],
    ['The woman at the well', ['John 4:7–26']],
    ['who was Jonah and the whale', ['Jonah 1:17–2:10', 'Jonah 3']],
    ['my son is lost in his phone', []],
    ['I work with my brothers', []],
  ])('%s', (question, labels) => expect(named(question)).toEqual(labels));
});

describe('sayings taken for Scripture', () => {
  it('stand nowhere in the text, and their nearest passages exist', () => {
    const forms = ALL_SAYINGS.flatMap(([all, , unless]) => (unless === undefined ? all.split('|') : []));
    expect(forms.length).toBeGreaterThan(50);
    expect(forms.filter((form) => findPhrase(wordsOf(form)).length > 0)).toEqual([]);
    expect(lostReferences(ALL_SAYINGS.map(([, references]) => references))).toEqual([]);
  });

  it('are known in whatever sentence they come', () => {
    expect(sayingIn('Where is it written that God helps them who help themselves?')?.words).toContain(
      'God helps',
    );
    expect(sayingIn('Is "cleanliness is next to godliness" in the Bible?')?.words).toContain('Cleanliness');
    expect(sayingIn('How can God help me?')).toBeNull();
  });
});
