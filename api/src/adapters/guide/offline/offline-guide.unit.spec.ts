import { isRight } from '@emit/contract/scripture';
import { CARE_OPENINGS } from '@emit/contract/care';
import { CATEGORIES, type Category } from '@emit/contract/categories';
import { guideContract } from '../../../ports/guide.contract.js';
import type { GuideQuestion } from '../../../ports/guide.port.js';
import { checkQuotations } from '../../../scripture/check/check.js';
import { BIBLICAL_SECTIONS } from '../biblical-sections.js';
import { lostReferences } from '../../../testing/lost-references.js';
import { OfflineGuide } from './offline-guide.js';
import { factAsked } from './passage/bible-facts.js';
import { meaningAsked } from './passage/old-words.js';
import { personAsked, referencesOfPeople } from './people/people.js';

const guide = new OfflineGuide();
guideContract('The offline guide', async () => guide);

async function ask(
  prompt: string,
  category: Category = 'general',
  more: Partial<GuideQuestion> = {},
): Promise<string> {
  const reply = await guide.answer({ prompt, category, history: [], ...more }, () => undefined);
  expect(reply.usage).toEqual({ inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 });
  expect(reply.model).toBe('offline');
  return reply.text;
}

describe('the offline guide', () => {
  it('says that it is not an AI, in every format', async () => {
    for (const category of CATEGORIES) expect(await ask('What is love?', category)).toContain('not an AI');
  });

  it('lays a passage out by its reference', async () => {
    const text = await ask('Explain John 3:16 to me');
    expect(text).toContain('For God so loved the world');
    expect(text).toContain('— John 3:16 (KJV)');
  });

  it('opens a long passage and its chapters', async () => {
    const text = await ask('Genesis 1-4', 'biblical');
    expect(text).toContain('In the beginning God created the heaven and the earth.');
    expect(text).toContain('— Genesis 4:1 (KJV)');
  });

  it('has the nine named sections for biblical study', async () => {
    const text = await ask('Psalm 23', 'biblical');
    expect(text.match(/^## .*/gm)).toEqual(
      BIBLICAL_SECTIONS.map((name, index) => `## ${index + 1}. ${name}`),
    );
  });

  it('writes key words as the passage does', async () => {
    const words = /## 3\. Key Words\n\n([^#]*)/.exec(await ask('Ephesians 4:32', 'biblical'))?.[1];
    expect(words).toContain("- **Christ's** — 18 times in the whole Bible");
  });

  it('says what the passage says, not the same sentences of every passage', async () => {
    const [psalm, letter] = await Promise.all([
      ask('Psalm 23', 'biblical'),
      ask('Romans 12:1-2', 'biblical'),
    ]);
    const sentences = (text: string) => text.split('\n\n').filter((block) => !/^(?:##|\*I am)/.test(block));
    const same = sentences(psalm).filter((block) => sentences(letter).includes(block));
    expect(same.length).toBeLessThan(3);
  });

  it('has steps for self-development and the three streams for mindstreams', async () => {
    expect((await ask('I am anxious', 'self-development')).match(/^### Step \d/gm)).toHaveLength(5);
    expect((await ask('I am anxious', 'mindstreams')).match(/^## .*/gm)).toEqual([
      '## Power (I-THEE)',
      '## Flow (I-ME)',
      '## Clarity (I-WE)',
    ]);
  });

  it('says which part of a reference does not exist, and answers all the same', async () => {
    const text = await ask('What does John 3:99 mean?');
    expect(text).toContain('John 3 has 36 verses; there is no verse 99');
    expect(text).toContain('— John 3:1–5 (KJV)');
  });

  it('says once what does not exist of a range', async () => {
    const text = await ask('What does John 3:16-99 mean, and Psalm 151?');
    expect(text.match(/there is no [^*]*/g)).toEqual(['there is no verse 99.', 'there is no chapter 151.']);
  });

  it('never cuts a character of the question in half', async () => {
    expect(await ask(`x${'🙏'.repeat(200)}`)).toContain(`*x${'🙏'.repeat(38)}…*`);
  });

  it('quotes nothing that the check of quotations does not find exact', async () => {
    const prompts = ['I cannot forgive my father', 'Romans 8', 'Genesis 1-4', 'what is my purpose', 'grief'];
    for (const prompt of prompts) {
      for (const category of CATEGORIES) {
        const quotations = checkQuotations(await ask(prompt, category));
        expect(quotations.length).toBeGreaterThan(2);
        for (const found of quotations) if (!isRight(found.status)) throw new Error(JSON.stringify(found));
      }
    }
  });

  it('follows up on the question before, with passages not yet quoted', async () => {
    const first = await ask('How do I forgive?');
    const history = [
      { role: 'user' as const, content: 'How do I forgive?' },
      { role: 'assistant' as const, content: first },
    ];
    const next = await ask('Tell me more', 'general', { history });
    expect(next).toContain('forgive');
    expect(next).not.toBe(first);
  });

  it('says once in a conversation that it is no AI', async () => {
    const first = await ask('How do I forgive?');
    const history = [
      { role: 'user' as const, content: 'How do I forgive?' },
      { role: 'assistant' as const, content: first },
    ];
    expect(first).toContain('not an AI');
    expect(await ask('Psalm 23', 'general', { history })).not.toContain('not an AI');
  });

  it('numbers the verses of a passage, and quotes a chapter whole when asked', async () => {
    const first = await ask('Psalm 117');
    expect(first).toContain('> **1** O praise the LORD');
    const history = [
      { role: 'user' as const, content: 'John 3:16' },
      { role: 'assistant' as const, content: await ask('John 3:16') },
    ];
    expect(await ask('read the whole chapter', 'general', { history })).toContain('**36** He that believeth');
  });

  it('goes on from a reply that another guide wrote', async () => {
    const history = [
      { role: 'user' as const, content: 'What is love?' },
      {
        role: 'assistant' as const,
        content: 'Paul writes of it at length (1 Corinthians 13:4), and John says God is love.',
      },
    ];
    expect(await ask('and verse 7?', 'general', { history })).toContain('— 1 Corinthians 13:7 (KJV)');
  });

  it('comforts those who mourn, with nothing to log, in every format and after care', async () => {
    for (const category of CATEGORIES) {
      const text = await ask('My brother died and I cannot sleep', category);
      expect(text).toContain('(KJV)');
      expect(text).not.toContain('Practice to log');
    }
    const history = [
      { role: 'user' as const, content: 'he hits me' },
      { role: 'assistant' as const, content: `${CARE_OPENINGS.en} Are you safe?` },
    ];
    const text = await ask('can you show me a verse', 'self-development', { history });
    expect(text).toContain('(KJV)');
    expect(text).not.toContain('Practice to log');
  });

  it('repeats the part of its last reply that is asked for', async () => {
    const history = [
      { role: 'user' as const, content: 'I want to stop gossiping' },
      { role: 'assistant' as const, content: await ask('I want to stop gossiping', 'self-development') },
    ];
    const text = await ask('what was the second step?', 'self-development', { history });
    expect(text).toContain('### Step 2: Turn');
    expect(text).not.toContain('### Step 1');
  });

  it('has a person, a word and a fact for each row of its tables', () => {
    expect(referencesOfPeople().length).toBeGreaterThan(50);
    expect(lostReferences(referencesOfPeople())).toEqual([]);
    expect(personAsked('who was Moses?')?.is).toContain('Egypt');
    expect(personAsked('what about my job')).toBeNull();
    expect(meaningAsked('anointest')).toBe('pour oil on');
    expect(factAsked('what is the longest chapter', '')?.references).toBe('Psalm 119:1-8');
  });

  it('adds nothing to a reply of care', async () => {
    expect(await ask('I want to die', 'biblical', { isCare: true })).toBe('');
  });

  it('sets Scripture beside a text to transform', async () => {
    const prompt = 'Transform the following text through the lens of Fhoism: I am worried about my job';
    const text = await ask(prompt, 'general', {
      system: 'You are a Fhoism philosopher using the Three MindStreams.',
    });
    expect(text).toContain('Power (I-THEE)');
    expect(text).toContain('not an AI');
  });

  it('answers what the app suggests: the MindStreams, daily practices, the teachings', async () => {
    expect(await ask('What are the Three MindStreams?')).toContain('I-WE');
    expect(await ask('Daily practices')).toContain('Gratitude Journaling');
    expect(await ask('Fhoism teachings')).toContain('Free Happy One');
  });

  it('answers anything at all, the same every time', async () => {
    for (const prompt of ['?', '🙂', 'a', 'is 5', '"', '> \n', 'x'.repeat(30_000), 'hello']) {
      const text = await ask(prompt);
      expect(text.trim()).not.toBe('');
      expect(await ask(prompt)).toBe(text);
    }
  });
});
