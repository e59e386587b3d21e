import { Inject, Injectable } from '@nestjs/common';
import type { ImportRequest, ImportResponse, ImportRow } from '@emit/contract/practice-import';
import { practiceDecider } from '../../domain/practice/decide.js';
import { practicesStream, type ImportedPractice } from '../../domain/practice/events.js';
import { judgeImport } from '../../domain/practice/import.js';
import { practiceDateOf } from '../../domain/practice/practice-date.js';
import type { PracticeState } from '../../domain/practice/state.js';
import { localDateOf } from '../../kernel/local-date.js';
import type { Caller } from '../shared/caller.js';
import { CommandService } from '../shared/command-service.js';
import { CLOCK, type Clock } from '../shared/injection-tokens.js';
import { StorageQuota } from '../shared/storage-quota.js';
import { notesOf } from './said-of-practice.js';

/** Practices that were done and written down elsewhere: each is added once, however often it is sent. */
@Injectable()
export class ImportPracticesHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly quota: StorageQuota,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What would become of each; changes nothing. */
  async preview(caller: Caller, request: ImportRequest): Promise<ImportResponse> {
    const { results } = await this.judge(caller, request);
    return { results };
  }

  /** Adds those that can be added, in one event. Throws STORAGE_FULL and, where others are added at once, CONCURRENT_CHANGE. */
  async execute(caller: Caller, request: ImportRequest): Promise<ImportResponse> {
    const { practices, results, today, timeZone } = await this.judge(caller, request);
    const isAdded = (_: unknown, index: number) => results[index] === 'added';
    const added = practices.filter(isAdded);
    if (added.length === 0) return { results };
    await this.quota.check(caller);
    const { memberId, key, correlationId } = caller;
    const importId = key.uuidOf('import', ...added.map(({ practiceId }) => practiceId));
    const stream = practicesStream(memberId);
    const notes = request.practices.filter(isAdded).map(notesOf);
    await this.commands.run(
      practiceDecider,
      stream,
      {
        type: 'ImportPractices',
        ...{ importId, source: request.source, timeZone, today },
        practices: added,
        notes: key.seal(notes, { stream, id: importId, field: 'notes' }),
      },
      { memberId, correlationId, commandId: importId },
    );
    return { results };
  }

  private async judge(
    caller: Caller,
    { source, practices: rows, time_zone: timeZone = 'UTC' }: ImportRequest,
  ) {
    const { memberId, key } = caller;
    const state = await this.commands.read(practiceDecider, practicesStream(memberId), memberId);
    const practices = rows.map((row): ImportedPractice => ({
      practiceId: idOf(row, source, key, state),
      mindstream: row.mindstream_type,
      practiceType: row.practice_type,
      durationMinutes: row.duration_minutes,
      qualityRating: row.quality_rating,
      localDate: row.practice_date,
      utcOffsetMinutes: localDateOf(Date.parse(`${row.practice_date}T12:00:00Z`), timeZone).utcOffsetMinutes,
    }));
    const { today } = practiceDateOf(this.clock(), timeZone);
    return { practices, results: judgeImport(practices, today, state), today, timeZone };
  }
}

/** A download that comes back to its own account names practices that are there already. */
function idOf(row: ImportRow, source: string, key: Caller['key'], { practices }: PracticeState): string {
  if (source === 'emit' && practices.has(row.key)) return row.key;
  return key.uuidOf('import', source, row.key);
}
