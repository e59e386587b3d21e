import type {
  CacheControlEphemeral,
  ContentBlockParam,
  MessageCreateParamsBase,
  MessageParam,
} from '@anthropic-ai/sdk/resources/messages';
import type { GuideQuestion } from '../../../ports/guide.port.js';
import { LOOKUP_SCRIPTURE } from './lookup-scripture.js';
import { optionsFor, type Effort } from './model-options.js';
import { CARE_PROMPT } from './prompts/care.js';
import { systemPrompt } from './prompts/system-prompt.js';

const MAX_REPLY_TOKENS = 8_192;
const MAX_CARE_TOKENS = 1_024;
/** What was said, for the next request of the same turn or the next question within five minutes. */
const FOR_THE_TALK: CacheControlEphemeral = { type: 'ephemeral' };

export interface Wanted {
  readonly model: string;
  readonly effort: Effort | null;
  readonly question: GuideQuestion;
  readonly messages: readonly MessageParam[];
  /** Messages at the end that no other request will begin with; none by default. */
  readonly passing?: number;
  /** Whether the model may look Scripture up. */
  readonly mayLookUp: boolean;
}

/** One request of a turn. What all of them begin with is the same to the byte: the API caches by that. */
export function requestFor({
  model,
  effort,
  question,
  messages,
  passing = 0,
  mayLookUp,
}: Wanted): MessageCreateParamsBase {
  const { category, system, translation, isCare } = question;
  const prompt = systemPrompt(category, system, translation);
  return {
    model,
    max_tokens: isCare ? MAX_CARE_TOKENS : MAX_REPLY_TOKENS,
    system: isCare ? [...prompt, CARE_PROMPT] : prompt,
    messages: cachedUpTo(messages.length - passing, messages),
    // The tool stays listed where it may not be called, too.
    tools: [LOOKUP_SCRIPTURE],
    tool_choice: { type: mayLookUp && !isCare ? 'auto' : 'none' },
    ...optionsFor(model, effort),
  };
}

/** The messages with a mark on the last block of so many of them: what comes before it is cached. */
function cachedUpTo(count: number, messages: readonly MessageParam[]): MessageParam[] {
  const last = messages[count - 1];
  if (!last) return [...messages];
  const blocks: ContentBlockParam[] =
    typeof last.content === 'string' ? [{ type: 'text', text: last.content }] : [...last.content];
  const end = blocks.pop();
  if (end?.type === 'text' || end?.type === 'tool_result')
    blocks.push({ ...end, cache_control: FOR_THE_TALK });
  return [
    ...messages.slice(0, count - 1),
    { ...last, content: blocks } as MessageParam,
    ...messages.slice(count),
  ];
}
