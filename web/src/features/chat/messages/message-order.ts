import { questionIdOf, stoppedIdOf, type Message } from '../conversation';

/** Ids of the questions that have no whole reply. A reply that names no question answers the one before it. */
export function unansweredIn(messages: readonly Message[]): ReadonlySet<string> {
  const open = new Set<string>();
  let last: string | undefined;
  for (const { id, role, stopped, reply_to } of messages) {
    if (role === 'user') open.add((last = id));
    else if (!stopped && reply_to === undefined && last !== undefined) open.delete(last);
  }
  for (const message of messages) open.delete(answeredBy(message) ?? '');
  return open;
}

/**
 * The messages as they were said: a question that was asked again stands before its reply, below what was said between;
 * and a part of a reply gives way to the whole.
 */
export function inTalkOrder(messages: readonly Message[]): Message[] {
  const left = withoutOvertaken(messages);
  const byId = new Map(left.map((message) => [message.id, message]));
  const answered = new Set(left.flatMap((message) => answeredBy(message) ?? []));
  const placed = new Set<string>();
  return left.flatMap((message) => {
    const question = byId.get(answeredBy(message) ?? '');
    if (question && !placed.has(question.id)) {
      placed.add(question.id);
      return [question, message];
    }
    // It comes, or came, with its reply.
    return answered.has(message.id) ? [] : [message];
  });
}

/** The question of a whole reply, where it names one. */
function answeredBy({ reply_to, stopped }: Message): string | undefined {
  return stopped ? undefined : reply_to;
}

function withoutOvertaken(messages: readonly Message[]): Message[] {
  if (!messages.some(({ stopped }) => stopped)) return [...messages];
  const open = unansweredIn(messages);
  return messages.filter(({ id, stopped }) => !stopped || open.has(questionIdOf(id)));
}

/** The messages with one more. What is there under its id, and the part of a reply that is whole now, give way to it. */
export function withMessage(messages: readonly Message[], next: Message): Message[] {
  const at = messages.findIndex(({ id }) => id === next.id || isPartOf(id, next));
  const before = messages[at];
  if (!before) return inTalkOrder([...messages, next]);
  // Of two parts of one reply, the longer one has been read.
  if (next.stopped && next.content.length < before.content.length) return [...messages];
  return inTalkOrder(messages.map((message, i) => (i === at ? next : message)));
}

function isPartOf(id: string, { reply_to }: Message): boolean {
  return reply_to !== undefined && id === stoppedIdOf(reply_to);
}

/** A question that is asked again is the last thing that was said, with what had come of its reply. */
export function withAskedAgain(messages: readonly Message[], id: string, now: number): Message[] {
  const isOf = (message: Message) => message.id === id || message.id === stoppedIdOf(id);
  const asked = messages.filter(isOf).map((message) => ({ ...message, timestamp: now }));
  return [...messages.filter((message) => !isOf(message)), ...asked];
}
