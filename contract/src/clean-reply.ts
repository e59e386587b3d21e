/** Tagged blocks that models leak and nobody should read (spec §4 "Sending a chat message"). */
const TAGS = [
  'userStyle',
  'search_reminders',
  'anthropic_reminder',
  'citation_instructions',
  'web_search_tool',
  'research_process',
  'research_is_active',
  'functions',
  'critical_reminders',
  'artifacts_info',
  'election_info',
  'harmful_content_safety',
  'web_search_examples',
  'styles_info',
  'style',
  'reminder',
  'reminders',
  'search',
  'citation',
  'artifact',
  'artifacts',
  'safety',
  '[a-z_]+_reminders?',
].join('|');

const BLOCKS = new RegExp(`<(${TAGS})(?:\\s[^>]*)?>[\\s\\S]*?</\\1\\s*>`, 'gi');
const LEFT_OVER = new RegExp(`</?(?:${TAGS})(?:\\s[^>]*)?/?>`, 'gi');

/** The reply without tagged reminder blocks, trimmed; an unclosed tag loses only its mark. */
export function cleanReply(text: string): string {
  return text
    .replace(BLOCKS, '')
    .replace(LEFT_OVER, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
