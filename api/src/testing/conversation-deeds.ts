import { CATEGORIES } from '@emit/contract/categories';
import { conversationDecider } from '../domain/conversation/decide.js';
import { conversationStream } from '../domain/conversation/events.js';
import { choose, type Deed, type Life } from './deed.js';
import { sealedAs } from './sealed.js';

export function ask(life: Life, { pick, size }: Deed): void {
  const number = life.events.length;
  const category = choose(CATEGORIES, pick);
  life.run(conversationDecider, someConversation(life, pick), {
    type: 'RecordTurn',
    start: { category, title: pick % 2 === 0 ? sealedAs(`title-${number}`) : null },
    question: {
      messageId: `q-${number}`,
      category,
      text: sealedAs(`question-${number}`),
      sentAt: life.at - 1,
    },
    reply: { messageId: `r-${number}`, text: sealedAs(`reply-${number}`), sentAt: life.at },
    tokens: {
      model: choose(['small', 'large'], pick),
      inputTokens: pick,
      outputTokens: size * 100,
      cacheReadTokens: pick % 7,
      cacheWriteTokens: pick % 3,
    },
    ...(pick % 5 === 0 && {
      summary: { upToMessageId: `q-${number - 4}`, text: sealedAs(`summary-${number}`) },
    }),
  });
}

/** A question that got no whole reply; now and then one that has been asked before, or the same failure again. */
export function fail(life: Life, { pick, size }: Deed): void {
  const number = life.events.length;
  life.run(conversationDecider, someConversation(life, pick), {
    type: 'RecordFailedTurn',
    failureId: `f-${pick % 5 === 0 ? number - 1 : number}`,
    start: { category: choose(CATEGORIES, pick), title: null },
    question: {
      messageId: `q-${number - (pick % 4)}`,
      category: choose(CATEGORIES, pick),
      text: sealedAs(`question-${number}`),
      sentAt: life.at - 1,
    },
    reason: choose(['unavailable', 'broken-off', 'empty'] as const, pick),
    ...(pick % 2 === 0 && { shown: sealedAs(`shown-${number}`) }),
    tokens: {
      model: choose(['small', 'large'], pick),
      inputTokens: pick,
      outputTokens: size,
      cacheReadTokens: 0,
      cacheWriteTokens: pick % 3,
    },
  });
}

/** A client's copy: some messages the event store knows already, some it does not. */
export function save(life: Life, { pick, size }: Deed): void {
  const number = life.events.length;
  const messages = Array.from({ length: size }, (_, index) => ({
    messageId: `q-${number - index}`,
    role: 'user' as const,
    category: null,
    text: sealedAs(`saved-${number}`),
    sentAt: life.at - index,
  }));
  life.run(conversationDecider, someConversation(life, pick), {
    type: 'SaveConversation',
    start: { category: choose(CATEGORIES, pick), title: null },
    title: sealedAs(`title-${number}`),
    messages,
  });
}

export function rename(life: Life, { pick }: Deed): void {
  const title = sealedAs(`title-${life.events.length}`);
  life.run(conversationDecider, someConversation(life, pick), { type: 'RenameConversation', title });
}

export function remove(life: Life, { pick }: Deed): void {
  life.run(conversationDecider, someConversation(life, pick), { type: 'DeleteConversation' });
}

/** The latest reply of a conversation, or one of its quotations; refused where there is none. */
export function rate(life: Life, { pick, size }: Deed): void {
  const stream = someConversation(life, pick);
  const { messages } = life.stateOf(conversationDecider, stream);
  const messageId = messages.findLast(({ role }) => role === 'assistant')?.messageId ?? 'none';
  const said = { ratingId: `rating-${life.events.length}`, messageId };
  const reason = pick % 2 === 0 ? { reason: sealedAs(`reason-${pick}`) } : {};
  if (pick % 5 === 0) {
    const verdict = choose(['wrong', 'none'] as const, size);
    const rated = { quotation: size, status: 'exact', verdict } as const;
    life.run(conversationDecider, stream, { type: 'RateQuotation', ...said, ...rated, ...reason });
  } else {
    const rating = choose(['up', 'down', 'none'] as const, size);
    life.run(conversationDecider, stream, { type: 'RateReply', ...said, rating, ...reason });
  }
}

function someConversation(life: Life, pick: number): string {
  return conversationStream(`${life.memberId}-c${pick % 3}`);
}
