import { Worker } from 'node:worker_threads';
import type { AnthropicOptions } from '../adapters/guide/anthropic/anthropic-guide.js';
import { DEFAULT_MODEL } from '../adapters/guide/anthropic/default-model.js';
import type { GuideRequest, GuideMessage } from './guide-worker.js';
import {
  GuideUnavailable,
  type GuidePort,
  type GuideQuestion,
  type GuideReply,
} from '../ports/guide.port.js';

interface Asking {
  readonly onText: (text: string) => void;
  readonly resolve: (reply: GuideReply) => void;
  readonly reject: (error: unknown) => void;
}

/** Young garbage needs less room there than in the thread that answers members, for which the process is set up. */
const MEMORY = { maxYoungGenerationSizeMb: 24 };

/**
 * Claude, asked from a thread of its own, so that replies that stream do not slow whoever looks at something else
 * (docs/adr/0021-a-thread-for-the-guide.md). A thread that dies takes its answers along; the next question starts another.
 */
export class GuideInThread implements GuidePort {
  readonly model: string;
  private thread: Worker | null;
  private readonly underWay = new Map<number, Asking>();
  private asked = 0;

  constructor(
    private readonly options: AnthropicOptions,
    private readonly script = new URL('./guide-worker.js', import.meta.url),
  ) {
    this.model = options.model ?? DEFAULT_MODEL;
    // Before the first question, which would wait for it.
    this.thread = this.start();
  }

  answer(question: GuideQuestion, onText: (text: string) => void): Promise<GuideReply> {
    const id = this.asked++;
    const thread = (this.thread ??= this.start());
    return new Promise((resolve, reject) => {
      this.underWay.set(id, { onText, resolve, reject });
      thread.postMessage({ id, question } satisfies GuideRequest);
    });
  }

  private start(): Worker {
    // What the process was told to load first, such as a tracer, is not for this thread.
    const settings = { workerData: this.options, execArgv: [], resourceLimits: MEMORY };
    const thread = new Worker(this.script, settings);
    thread.on('message', (heard: readonly GuideMessage[]) => heard.forEach((one) => this.hear(one)));
    thread.on('error', (error) => this.lose(thread, error));
    thread.on('exit', (code) => this.lose(thread, new Error(`The guide's thread ended with ${code}`)));
    // After the listeners, which keep the process: who waits for an answer does, and nothing else of the guide's.
    thread.unref();
    return thread;
  }

  private hear(heard: GuideMessage): void {
    const asking = this.underWay.get(heard.id);
    if (!asking) return;
    try {
      if ('text' in heard) {
        asking.onText(heard.text);
        return;
      }
      if ('reply' in heard) asking.resolve(heard.reply);
      else asking.reject(errorOf(heard));
    } catch (error) {
      asking.reject(error);
    }
    this.underWay.delete(heard.id);
  }

  private lose(thread: Worker, cause: unknown): void {
    if (this.thread !== thread) return;
    this.thread = null;
    const lost = [...this.underWay.values()];
    this.underWay.clear();
    for (const { reject } of lost) {
      reject(new GuideUnavailable('The answer broke off. Please try again.', null, { cause }));
    }
  }
}

function errorOf(heard: Extract<GuideMessage, { cause: Error }>): Error {
  const { unavailable, cause } = heard;
  return unavailable ? new GuideUnavailable(unavailable.message, unavailable.usage, { cause }) : cause;
}
