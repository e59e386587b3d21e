import { isCharged } from '@emit/contract/guide';
import {
  GuideUnavailable,
  type GuidePort,
  type GuideQuestion,
  type GuideReply,
  type GuideUsage,
  type OnText,
  type ReplyControl,
} from '../ports/guide.port.js';
import type { GuideCondition } from '../runtime/guide-condition.js';
import type { Log } from '../runtime/log.js';
import type { Metrics } from './metrics.js';
import { inSpan } from './spans.js';

const SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128];

const KINDS = {
  input: 'inputTokens',
  output: 'outputTokens',
  cache_read: 'cacheReadTokens',
  cache_write: 'cacheWriteTokens',
} as const satisfies Record<string, keyof GuideUsage>;

/** Whoever answers, with time, tokens and outcomes measured and traced. What is asked and answered goes nowhere else. */
export class ObservedGuide implements GuidePort {
  readonly model: string;
  private readonly answers;
  private readonly firstTexts;
  private readonly tokens;
  private readonly notCharged;
  private readonly underWay;

  constructor(
    private readonly guide: GuidePort,
    metrics: Metrics,
    private readonly log: Log,
    /** Told what each question says of how the guide is set up. */
    private readonly condition: Pick<GuideCondition, 'heard'> | null = null,
  ) {
    this.model = guide.model;
    this.answers = metrics.histogram(
      'emit_guide_answer_duration_seconds',
      'Time until the guide had answered, by model and outcome: complete, length, refusal, stopped, unavailable, broken-off, empty or error',
      ['model', 'outcome'],
      SECONDS,
    );
    this.firstTexts = metrics.histogram(
      'emit_guide_first_text_seconds',
      'Time until the first words of an answer',
      ['model'],
      SECONDS,
    );
    this.tokens = metrics.counter(
      'emit_guide_tokens_total',
      'Tokens that the model reported, by model and kind: input, output, cache_read or cache_write',
      ['model', 'kind'],
    );
    this.notCharged = metrics.counter(
      'emit_guide_tokens_not_charged_total',
      'Tokens of turns that members do not pay for, by model and why there is no reply: unavailable or broken-off',
      ['model', 'reason'],
    );
    this.underWay = metrics.gauge('emit_guide_answers_under_way', 'Questions being answered', []);
  }

  answer(question: GuideQuestion, onText: OnText, control?: ReplyControl): Promise<GuideReply> {
    return inSpan('ask the guide', { 'gen_ai.request.model': this.model }, async (span) => {
      const { model } = this;
      const began = this.answers.startTimer({ model });
      this.underWay.inc();
      try {
        const reply = await this.guide.answer(question, this.timed(onText), control);
        began({ outcome: reply.stop });
        this.spent(reply.usage);
        if (reply.stop !== 'stopped') this.condition?.heard(model, 'answered');
        span?.setAttribute('gen_ai.usage.input_tokens', reply.usage.inputTokens);
        span?.setAttribute('gen_ai.usage.output_tokens', reply.usage.outputTokens);
        return reply;
      } catch (error) {
        if (error instanceof GuideUnavailable) this.failed(error, began);
        else began({ outcome: 'error' });
        throw error;
      } finally {
        this.underWay.dec();
      }
    });
  }

  private failed(error: GuideUnavailable, began: (labels: { outcome: string }) => number): void {
    const { model } = this;
    const { reason, usage, fault } = error;
    began({ outcome: reason });
    if (usage) this.spent(usage);
    if (usage && !isCharged(reason)) {
      const tokens = Object.values(KINDS).reduce((sum, kind) => sum + usage[kind], 0);
      this.notCharged.inc({ model, reason }, tokens);
    }
    if (fault) this.condition?.heard(model, fault);
    this.log.warn({ err: error, model, reason, fault }, 'the guide could not answer');
  }

  private timed(onText: OnText): OnText {
    let waiting: (() => number) | null = this.firstTexts.startTimer({ model: this.model });
    return (text) => {
      waiting?.();
      waiting = null;
      onText(text);
    };
  }

  private spent(usage: GuideUsage): void {
    for (const [kind, field] of Object.entries(KINDS))
      this.tokens.inc({ model: this.model, kind }, usage[field]);
  }
}
