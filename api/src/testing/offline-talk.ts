import { compose } from '../adapters/guide/offline/compose.js';
import type { GuideQuestion } from '../ports/guide.port.js';

/** Says the messages of a member to the offline guide one after another; returns its last reply. */
export function lastReply(...messages: string[]): string {
  const history: GuideQuestion['history'][number][] = [];
  let reply = '';
  for (const prompt of messages) {
    reply = compose({ prompt, category: 'general', history: history.slice(-10) }).join('\n\n');
    history.push({ role: 'user', content: prompt }, { role: 'assistant', content: reply });
  }
  return reply;
}
