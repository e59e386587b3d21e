import fc from 'fast-check';
import { LIMITS } from './limits.js';
import { SHARE_STYLE_TEXTS, SHARE_STYLES, sharePost, withoutMarks } from './share-text.js';

const body = (post: string) => post.split('\n\n').slice(1, -1).join('\n\n');
const LONG = 'The shepherd goes ahead of the flock into the valley and comes out with it.';

describe('the text of a shared post', () => {
  it('has no heading, bold, italic, code, quote or list marks and no run of blank lines', () => {
    const marked = '## Rest\n\n\n\n**Come** unto _me_, `all` ye\n> that labour\n- and are heavy laden';
    expect(withoutMarks(marked)).toBe('Rest\n\nCome unto me, all ye\nthat labour\nand are heavy laden');
  });

  it.each([
    ['  ###   Rest', 'Rest'],
    ['Psalm # 23', 'Psalm # 23'],
    ['>Come', 'Come'],
    ['  > Come', 'Come'],
    ['5 > 4', '5 > 4'],
    ['-   Come', 'Come'],
    ['***Come*** ``unto`` __me__', 'Come unto me'],
  ])('reads %j as %j', (markdown, plain) => {
    expect(withoutMarks(markdown)).toBe(plain);
  });

  it('keeps an underscore inside a word', () => {
    expect(withoutMarks('snake_case stays')).toBe('snake_case stays');
  });

  it.each(SHARE_STYLES)('begins with the prefix of %s and ends with its hashtags', (style) => {
    const post = sharePost(LONG, style, 'older');
    expect(post.startsWith(SHARE_STYLE_TEXTS[style].prefix)).toBe(true);
    expect(post.endsWith(SHARE_STYLE_TEXTS[style].hashtags)).toBe(true);
  });

  it('takes the first paragraph of more than 50 characters', () => {
    expect(body(sharePost(`## Psalm 23\n\nShort.\n\n${LONG}\n\n${LONG} Again.`, 'insight', 'older'))).toBe(
      LONG,
    );
  });

  it('takes a paragraph over several lines as one, and the first where none is long', () => {
    const lines = LONG.replace(/ /g, '  \n');
    expect(body(sharePost(`  ${lines}  \n\nAgain.`, 'insight', 'older'))).toBe(LONG);
    expect(body(sharePost(`${'a'.repeat(50)}\n\n${LONG}`, 'insight', 'older'))).toBe(LONG);
    expect(body(sharePost('Short.\n\nShorter.', 'insight', 'older'))).toBe('Short.');
  });

  it('is whole when it is as long as it may be', () => {
    const whole = `${'a'.repeat(120)}. ${'b'.repeat(LIMITS.sharePostMax - 123)}.`;
    expect(body(sharePost(whole, 'insight', 'older'))).toBe(whole);
  });

  it('keeps a sentence that ends at the limit, and none that ends at 100 characters', () => {
    const end = LIMITS.sharePostMax - 1;
    const atLimit = `${'a'.repeat(end)}. b`;
    expect(body(sharePost(atLimit, 'insight', 'older'))).toBe(`${'a'.repeat(end)}.`);
    const early = `${'a'.repeat(100)}. ${'b'.repeat(LIMITS.sharePostMax)}`;
    expect(body(sharePost(early, 'insight', 'older'))).toMatch(/^a{100}\. b+\.\.\.$/);
  });

  it('is cut at the last sentence end when that falls after 100 characters', () => {
    const text = `${'a'.repeat(120)}. ${'b'.repeat(200)}.`;
    expect(body(sharePost(text, 'insight', 'older'))).toBe(`${'a'.repeat(120)}.`);
  });

  it('gets three dots when no sentence ends after 100 characters', () => {
    const cut = body(sharePost(`Short. ${'b '.repeat(200)}`, 'insight', 'older'));
    expect(cut.endsWith('...')).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(LIMITS.sharePostMax);
  });

  it('drops filler and keeps four sentences on newer screens', () => {
    const text = 'Great question! One is here. Two is here. Three is here. Four is here. Five is here.';
    expect(body(sharePost(text, 'insight', 'newer'))).toBe(
      'One is here. Two is here. Three is here. Four is here.',
    );
  });

  it('is nothing but filler when the message is', () => {
    expect(body(sharePost('Great question!  Let me see.', 'insight', 'newer'))).toBe(
      'Great question! Let me see.',
    );
  });

  it('drops headings on newer screens, unless there is nothing else', () => {
    expect(body(sharePost('## 1. The Passage\n\nOne is here.', 'insight', 'newer'))).toBe('One is here.');
    expect(body(sharePost('## The Passage', 'insight', 'newer'))).toBe('The Passage');
    expect(body(sharePost('  ## The Passage\nOne # is here.', 'insight', 'newer'))).toBe('One # is here.');
  });

  it('never exceeds its limit, whatever the message', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 2_000 }),
        fc.constantFrom('older', 'newer'),
        (text, rule) => {
          const max = rule === 'older' ? LIMITS.sharePostMax : LIMITS.sharePostMaxNewer;
          const { prefix, hashtags } = SHARE_STYLE_TEXTS.insight;
          const frame = prefix.length + hashtags.length + 4;
          expect(sharePost(text, 'insight', rule).length - frame).toBeLessThanOrEqual(max);
        },
      ),
    );
  });
});
