import { asItalics, asWritten, withCodes, withLabels } from './marks-of-text.js';

/** What an HTML tag or entity stands for in Markdown; it is padded to the length of what it replaces. */
const TAGS: Readonly<Record<string, string>> = {
  '<blockquote': '\n> ',
  '</blockquote': '\n\n',
  '<cite': '\n> —',
  '<footer': '\n> —',
  '<figcaption': '\n> —',
  '<q': '“',
  '</q': '”',
  '<em': '*',
  '</em': '*',
  '<i': '*',
  '</i': '*',
  '<code': '*',
  '</code': '*',
  '<del': '*',
  '</del': '*',
  '<ins': '*',
  '</ins': '*',
  '<mark': '*',
  '</mark': '*',
  '<s': '*',
  '</s': '*',
  '<strong': '**',
  '</strong': '**',
  '<b': '**',
  '</b': '**',
  '<summary': '\n# ',
  '</summary': '\n\n',
  '<dt': '\n',
  '<dd': '\n: ',
  '<tr': '\n|',
  '<td': ' |',
  '<th': ' |',
  '<li': '\n- ',
  '<h1': '\n#',
  '<h2': '\n# ',
  '<h3': '\n# ',
  '<h4': '\n# ',
  '</h1': '\n\n',
  '</h2': '\n\n',
  '</h3': '\n\n',
  '</h4': '\n\n',
};
const ENTITIES: Readonly<Record<string, string>> = {
  '&ldquo;': '“',
  '&rdquo;': '”',
  '&bdquo;': '„',
  '&laquo;': '«',
  '&raquo;': '»',
  '&lsquo;': '‘',
  '&rsquo;': '’',
  '&quot;': '"',
  '&#34;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#8220;': '“',
  '&#8221;': '”',
  '&mdash;': '—',
  '&ndash;': '–',
};
/** Tags that begin a line outside of quotations and tables. */
const BREAKS: Readonly<Record<string, string>> = {
  '<br': '\n',
  '<p': '\n',
  '</p': '\n\n',
  '<div': '\n',
  '</div': '\n',
  '<hr': '\n\n',
};
/** "<John 3:16>" is none. */
const KNOWN =
  /^<\/?(?:a|abbr|article|aside|b|big|blockquote|body|br|center|cite|code|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|head|header|hr|html|i|img|ins|kbd|li|main|mark|nav|ol|p|pre|q|s|samp|sc|section|small|span|strike|strong|style|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|tt|u|ul|var|wbr)$/i;
const ATTRIBUTES = /^(?:\s+[a-z_-]|\s*\/?>)/i;
const MARKUP = /<\/?[a-z][a-z0-9]{0,12}\b[^<>]{0,300}>|&#?\w{1,8};/gi;

/** The lines that begin and end a block of code. */
const FENCE = /^[ \t]*(?:```|~~~)[^\n`]*$/gm;
/** "> [!quote] John 3:16": a callout says what it is. */
const CALLOUT = /(?<=^\s*>\s?)\[!\p{L}{1,20}\][+-]?/gmu;

/** Inside an HTML quotation a new line is no new block. */
function withoutBreaks(text: string): string {
  return text.replace(/<blockquote\b[^<>]{0,300}>[^]*?<\/blockquote>/gi, (quote) =>
    quote.replace(/\n/g, ' '),
  );
}

function isBetweenLetters(markup: string, at: number, text: string): boolean {
  return /\p{L}/u.test(text[at - 1] ?? '') && /\p{L}/u.test(text[at + markup.length] ?? '');
}

/** "L<small>ORD</small>" is one word. */
function isInWord(markup: string, at: number, text: string): boolean {
  return /^<(?:small|sc|span|b|i)\b/i.test(markup) && isBetweenLetters(markup, at, text);
}

/**
 * Returns the text with its HTML tags and entities replaced by Markdown of the same length, so that every offset into it
 * is an offset into the text.
 */
export function plainMarkup(text: string): string {
  const blank = (mark: string): string => ' '.repeat(mark.length);
  const unfenced = text.replace(FENCE, blank).replace(CALLOUT, blank);
  const untagged = /[<&]/.test(unfenced) ? withoutTags(unfenced) : unfenced;
  return withCodes(asItalics(asWritten(withLabels(untagged))));
}

function withoutTags(unfenced: string): string {
  let inQuote = false;
  return withoutBreaks(unfenced).replace(MARKUP, (markup, at: number, whole: string) => {
    if (isInWord(markup, at, whole)) return markup;
    const name = (/^<\/?[a-z0-9]+/i.exec(markup)?.[0] ?? '').toLowerCase();
    if (name && !(KNOWN.test(name) && ATTRIBUTES.test(markup.slice(name.length)))) return markup;
    if (name.endsWith('blockquote')) inQuote = !name.startsWith('</');
    const broken = inQuote ? undefined : (lineBreak(name, at, whole) ?? citeInLine(name, at, whole));
    const written = broken ?? (name ? TAGS[name] : ENTITIES[markup.toLowerCase()]) ?? '';
    // "Rachel&#39;s": what cannot be seen keeps one word together.
    if (/^['’]/.test(written) && isBetweenLetters(markup, at, whole))
      return written.padStart(markup.length, '\u200b');
    // Emphasis stands right beside its words.
    if (/^\*/.test(written) && !name.startsWith('</')) return written.padStart(markup.length, ' ');
    return written.slice(0, markup.length).padEnd(markup.length, ' ');
  });
}

const LONGEST_LEAD = 200;
/** "<p>God is love. <cite>1 John 4:8</cite></p>": behind words of its line, and no quotation of its own. */
function citeInLine(name: string, at: number, whole: string): string | undefined {
  if (name !== '<cite') return undefined;
  const line = whole.slice(Math.max(whole.lastIndexOf('\n', at) + 1, at - LONGEST_LEAD), at);
  return /[\p{L}”"'’][.,;:!?”"'’]*\s*(?:<\/p>\s*)?$/u.test(line) ? '—' : undefined;
}

/** The new line that a tag makes; within a quotation of Markdown it goes on, and a row of a table has none. */
function lineBreak(name: string, at: number, whole: string): string | undefined {
  const written = BREAKS[name];
  if (written === undefined) return undefined;
  const line = whole.slice(whole.lastIndexOf('\n', at) + 1, at);
  if (/^\s*\|/.test(line)) return ' ';
  return /^\s*>/.test(line) ? '\n> ' : written;
}
