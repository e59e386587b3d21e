import { randomUUID } from 'node:crypto';
import type { GuideResponse } from '@emit/contract/guide';
import type { PracticeResponse } from '@emit/contract/practices';
import type { SyncResponse, WireMessage } from '@emit/contract/wire';
import type { Acknowledged } from './acknowledged.js';

/** One request, the same however often it is sent, and what is known once it is answered. */
export interface Deed {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
  readonly done: (answer: unknown) => void;
}

type Make = (acknowledged: Acknowledged, own: string[]) => Deed;

const CONVERSATIONS = '/api/v1/conversations';

/** Everything a member does that changes something; `own` holds the member's conversations. */
export const DEEDS: readonly Make[] = [
  practise,
  practise,
  practise,
  ask,
  ask,
  goOn,
  save,
  rename,
  rename,
  sync,
  remove,
];

/** Two dates at any moment: with the shortest of practices, busy members do not come to the end of their days. */
const FAR_APART = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

export function practise({ practices }: Acknowledged): Deed {
  return {
    method: 'POST',
    path: '/fho/practices/me',
    key: randomUUID(),
    body: {
      mindstream_type: 'flow',
      practice_type: 'Meditation',
      duration_minutes: 1,
      quality_rating: 7,
      time_zone: FAR_APART[practices.size % FAR_APART.length],
    },
    done: (answer) => practices.add((answer as PracticeResponse).practice_id),
  };
}

export function ask(acknowledged: Acknowledged, own: string[]): Deed {
  return question(acknowledged, own, undefined);
}

function goOn(acknowledged: Acknowledged, own: string[]): Deed {
  return question(acknowledged, own, own.at(-1));
}

function question(
  { messages, replies, conversations }: Acknowledged,
  own: string[],
  conversation_id: string | undefined,
): Deed {
  const message_id = randomUUID();
  return {
    method: 'POST',
    path: '/api/v1/claude-direct',
    body: { prompt: `Psalm 23? ${message_id}`, message_id, ...(conversation_id && { conversation_id }) },
    done: (answer) => {
      const { message_id: replyId, conversation_id: id } = answer as GuideResponse;
      messages.add(message_id).add(replyId);
      replies.add(replyId);
      remember(conversations, own, id);
    },
  };
}

function save({ messages, conversations, titles }: Acknowledged, own: string[]): Deed {
  const saved = someMessages();
  const title = `Saved ${saved[0]?.id ?? ''}`;
  return {
    method: 'POST',
    path: CONVERSATIONS,
    key: randomUUID(),
    body: { title, messages: saved },
    done: (answer) => {
      const { id } = answer as { id: string };
      for (const message of saved) messages.add(message.id);
      titles.set(id, title);
      remember(conversations, own, id);
    },
  };
}

function sync({ messages, conversations }: Acknowledged, own: string[]): Deed {
  const saved = someMessages();
  const temporary = `temp_${randomUUID()}`;
  return {
    method: 'POST',
    path: `${CONVERSATIONS}/sync`,
    body: { conversations: [{ id: temporary, messages: saved }] },
    done: (answer) => {
      for (const message of saved) messages.add(message.id);
      remember(conversations, own, (answer as SyncResponse).ids[temporary]);
    },
  };
}

function rename(acknowledged: Acknowledged, own: string[]): Deed {
  const id = own.at(-1);
  if (id === undefined) return save(acknowledged, own);
  const title = `Renamed ${randomUUID()}`;
  return {
    method: 'PUT',
    path: `${CONVERSATIONS}/${id}`,
    body: { title },
    done: () => acknowledged.titles.set(id, title),
  };
}

function remove(acknowledged: Acknowledged, own: string[]): Deed {
  const [id] = own;
  if (id === undefined || own.length < 3) return practise(acknowledged);
  return {
    method: 'DELETE',
    path: `${CONVERSATIONS}/${id}`,
    done: () => {
      own.shift();
      acknowledged.titles.delete(id);
      acknowledged.deleted.add(id);
    },
  };
}

function remember(conversations: Set<string>, own: string[], id: string | undefined): void {
  if (id === undefined) throw new Error('No conversation was named');
  if (!conversations.has(id)) own.push(id);
  conversations.add(id);
}

function someMessages(): WireMessage[] {
  return ['user', 'assistant'].map((role) => {
    const id = randomUUID();
    return { id, role: role as WireMessage['role'], content: `Words ${id}`, timestamp: 1_790_000_000_000 };
  });
}
