import { Inject, Injectable } from '@nestjs/common';
import type { ReadingsResponse, WireReading } from '@emit/contract/reading-plans';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { readings } from '../../projections/readings.projection.js';
import type { Caller } from '../shared/caller.js';
import { READ_MODELS } from '../shared/injection-tokens.js';

/** The readings that a member has not left, the first begun first. */
@Injectable()
export class GetReadingsHandler {
  constructor(@Inject(READ_MODELS) private readonly models: ReadModelStore) {}

  async execute({ memberId, key }: Caller): Promise<ReadingsResponse> {
    const found = await this.models.list(readings, { owner: memberId });
    const all = found.flatMap(
      ({ key: reading_id, body: { plan, startedAt, status, days } }): WireReading[] => {
        if (plan === null || status === 'left') return [];
        const days_read = days
          .map(({ day, at }) => ({ ...key.open(day), read_at: new Date(at).toISOString() }))
          .sort((a, b) => a.day - b.day);
        const started_at = new Date(startedAt).toISOString();
        return [{ reading_id, ...key.open(plan), started_at, status, days_read }];
      },
    );
    return { readings: all.sort((a, b) => (a.started_at < b.started_at ? -1 : 1)) };
  }
}
