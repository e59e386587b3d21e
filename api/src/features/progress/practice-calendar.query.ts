import { Inject, Injectable } from '@nestjs/common';
import type { PracticeCalendar } from '@emit/contract/wire';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { daysFrom } from '../../projections/practice-days.js';
import { practicesOf } from '../shared/practices-of.js';
import type { Caller } from '../shared/caller.js';
import { monthOf } from '../tokens/allowance.service.js';
import { CLOCK, READ_MODELS, type Clock } from '../shared/injection-tokens.js';

/** A year and the month it begins in, wherever the member's date stands against UTC's. */
const SHOWN_MS = 396 * 86_400_000;

@Injectable()
export class GetPracticeCalendarHandler {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ memberId }: Caller): Promise<PracticeCalendar> {
    const first = `${monthOf(this.clock() - SHOWN_MS)}-01`;
    return { days: daysFrom(await practicesOf(this.models, memberId), first) };
  }
}
