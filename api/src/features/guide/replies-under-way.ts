import { Injectable } from '@nestjs/common';
import { corrected, type GuideCorrection } from '@emit/contract/guide';
import type { Caller } from '../shared/caller.js';
import type { GuideAnswer } from './guide-answer.js';
import type { Turn } from './turn.js';

/** Whoever reads a reply as it is written. */
export interface Reader {
  readonly onText: (text: string) => void;
  readonly onCorrection?: (correction: GuideCorrection) => void;
}

/** What a reply is written with. */
export interface Writing extends Required<Reader> {
  /** Aborted when the member stops the reply. */
  readonly stop: AbortSignal;
  /** Returns as much of the reply as has been shown. */
  readonly shown: () => string;
}

interface UnderWay {
  answer: Promise<GuideAnswer>;
  /** As much of the reply as has come. */
  text: string;
  readonly readers: Set<Reader>;
  readonly stop: AbortController;
}

/** The replies that this process is writing: whoever asks the same question again reads along, and any reader may stop it. */
@Injectable()
export class RepliesUnderWay {
  private readonly underWay = new Map<string, UnderWay>();

  /** Gives the reader at once what has come, and then the rest; undefined when this process is not writing that reply. */
  join(caller: Caller, turn: Turn, reader: Reader): Promise<GuideAnswer> | undefined {
    const reply = this.underWay.get(replyName(caller, turn));
    if (!reply) return undefined;
    reader.onText(reply.text);
    reply.readers.add(reader);
    return reply.answer;
  }

  /** Stops the reply of this name; returns its answer, undefined when this process is not writing it. */
  stop(name: string): Promise<GuideAnswer> | undefined {
    const reply = this.underWay.get(name);
    reply?.stop.abort();
    return reply?.answer;
  }

  /** Writes the reply with `work`, which tells each piece of text as it comes. */
  async write(
    caller: Caller,
    turn: Turn,
    reader: Reader,
    work: (writing: Writing) => Promise<GuideAnswer>,
  ): Promise<GuideAnswer> {
    const name = replyName(caller, turn);
    const readers = new Set([reader]);
    const stop = new AbortController();
    const writing: Writing = {
      onText(text) {
        reply.text += text;
        for (const { onText } of readers) onText(text);
      },
      onCorrection(correction) {
        reply.text = corrected(reply.text, correction);
        for (const { onCorrection } of readers) onCorrection?.(correction);
      },
      stop: stop.signal,
      shown: () => reply.text,
    };
    const reply: UnderWay = { answer: Promise.resolve().then(() => work(writing)), text: '', readers, stop };
    this.underWay.set(name, reply);
    try {
      return await reply.answer;
    } finally {
      this.underWay.delete(name);
    }
  }
}

/** What a reply is called, also among processes. */
export function replyName(
  { memberId }: Pick<Caller, 'memberId'>,
  { conversationId, questionId }: Turn,
): string {
  return `${memberId} ${conversationId} ${questionId}`;
}
