import { Injectable } from '@nestjs/common';
import type { Caller } from '../shared/caller.js';
import type { GuideAnswer } from './guide-answer.js';
import type { Turn } from './turn.js';

type OnText = (text: string) => void;

interface UnderWay {
  answer: Promise<GuideAnswer>;
  /** As much of the reply as has come. */
  text: string;
  readonly readers: Set<OnText>;
}

/** The replies that this process is writing: whoever asks the same question again reads along. */
@Injectable()
export class RepliesUnderWay {
  private readonly underWay = new Map<string, UnderWay>();

  /** Gives `onText` at once what has come, and then the rest; undefined when this process is not writing that reply. */
  join(caller: Caller, turn: Turn, onText: OnText): Promise<GuideAnswer> | undefined {
    const reply = this.underWay.get(nameOf(caller, turn));
    if (!reply) return undefined;
    onText(reply.text);
    reply.readers.add(onText);
    return reply.answer;
  }

  /** Writes the reply with `work`, which tells each piece of text as it comes. */
  async write(
    caller: Caller,
    turn: Turn,
    onText: OnText,
    work: (onText: OnText) => Promise<GuideAnswer>,
  ): Promise<GuideAnswer> {
    const name = nameOf(caller, turn);
    const readers = new Set([onText]);
    const tell = (text: string) => {
      reply.text += text;
      for (const read of readers) read(text);
    };
    const reply: UnderWay = { answer: Promise.resolve().then(() => work(tell)), text: '', readers };
    this.underWay.set(name, reply);
    try {
      return await reply.answer;
    } finally {
      this.underWay.delete(name);
    }
  }
}

function nameOf({ memberId }: Caller, { conversationId, questionId }: Turn): string {
  return `${memberId} ${conversationId} ${questionId}`;
}
