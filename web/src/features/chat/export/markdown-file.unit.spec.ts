import type { Message } from '../conversation';
import { markdownName, markdownOf } from './markdown-file';

const AT = new Date(2026, 10, 24, 9, 5).getTime();
const DAY = 86_400_000;
const said = (id: string, content: string, more: Partial<Message> = {}): Message => ({
  id,
  role: 'user',
  content,
  timestamp: AT,
  ...more,
});

it('writes every message as it was written, by day, and says where a reply ended early', () => {
  const messages = [
    said('a', 'Who is my *shepherd*?\n\n# Mine?'),
    said('b', '**The LORD** is my shepherd.', { role: 'assistant' }),
    said('c', 'And then?', { timestamp: AT + DAY }),
    said('d', 'He maketh me', { timestamp: AT + DAY, role: 'assistant', stopped: true }),
  ];
  expect(markdownOf({ title: 'A long\nwalk', messages }, AT)).toBe(`# A long walk

4 messages, saved from Emit on November 24, 2026.

## November 24, 2026

**You**, 9:05 AM

Who is my *shepherd*?

# Mine?

**Emit**, 9:05 AM

**The LORD** is my shepherd.

## November 25, 2026

**You**, 9:05 AM

And then?

**Emit**, 9:05 AM

He maketh me

*The reply broke off here.*
`);
});

it.each([
  ['A long walk', 'emit-a-long-walk.md'],
  ['../../etc/passwd', 'emit-etc-passwd.md'],
  ['Что такое благодать?', 'emit-что-такое-благодать.md'],
  ['???', 'emit-conversation.md'],
  ['x'.repeat(200), `emit-${'x'.repeat(60)}.md`],
])('names the file of %j %s', (title, name) => expect(markdownName(title)).toBe(name));
