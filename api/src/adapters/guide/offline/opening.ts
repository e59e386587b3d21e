import type { Material } from './material.js';

const NOT_AN_AI =
  '*I am the offline guide: not an AI, but a reader of the King James Bible. I quote it word for word and leave the ' +
  'interpreting to you.*';

function found({ basis, topic, subject, about, saying }: Material): string {
  switch (basis) {
    case 'reference':
      return 'Here is the passage you asked for, with others that use its words.';
    case 'topic':
      return `You ask about **${topic?.name ?? subject}**. The Bible speaks of it here:`;
    case 'about':
      return `**${about?.title ?? subject}**`;
    case 'saying':
      return `“${saying ?? subject}” is not found in the King James Bible, although many think so. These passages come nearest:`;
    case 'words':
      return `These verses come nearest to the words of your question, “${subject}”:`;
    case 'begin':
      return (
        `I found nothing in the text for “${subject}”. Ask me for a passage (“Genesis 1-4”, “John 3:16”), a matter ` +
        'of life (worry, forgiveness, purpose) or words that you remember. Anyone may begin here:'
      );
  }
}

/** What every answer begins with: what speaks, what does not exist, what was found. */
export function opening(material: Material): string[] {
  const missing = material.missing.map((message) => `**${message}.**`);
  return [NOT_AN_AI, ...missing, found(material), ...(material.about?.paragraphs ?? [])];
}

/** The question to take along. */
export function reflection({ topic }: Material): string {
  return topic?.reflect ?? 'Which word of this passage speaks to you today, and what does it ask of you?';
}

/** A practice to log, with its stream, type and minutes as the practice form takes them. */
export function practiceToLog(stream: string, type: string, minutes: number, what: string): string {
  return `**Practice to log:** ${stream} · ${type} · ${minutes} minutes — ${what}`;
}
