import { Controller, Get, Param } from '@nestjs/common';
import type { DashboardResponse, PracticeCalendar, ProgressSummary } from '@emit/contract/wire';
import { ApiOperation, ApiTags } from '../../http/openapi/annotations.js';
import { Responds } from '../../http/openapi/responds.js';
import { ownId, TakesOwnId } from '../../http/own-id.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import type { Caller } from '../shared/caller.js';
import { JourneyQuery } from './journey.query.js';
import { GetPracticeCalendarHandler } from './practice-calendar.query.js';

/** What follows from practices; `{userId}` is the caller's own id or 'me' (choices.md). */
@ApiTags('practices')
@Controller()
export class ProgressController {
  constructor(
    private readonly journey: JourneyQuery,
    private readonly practiceCalendar: GetPracticeCalendarHandler,
  ) {}

  @Get('fho/dashboard/:userId')
  @TakesOwnId()
  @ApiOperation({ summary: "The member's dashboard" })
  @Responds(200, 'Dashboard', [401, 404])
  dashboard(@Param('userId') userId: string, @CurrentCaller() caller: Caller): Promise<DashboardResponse> {
    ownId(caller, userId);
    return this.journey.dashboard(caller);
  }

  @Get('api/v1/progress/summary')
  @ApiOperation({ summary: "The newest app's progress summary" })
  @Responds(200, 'ProgressSummary', [401])
  summary(@CurrentCaller() caller: Caller): Promise<ProgressSummary> {
    return this.journey.progressSummary(caller);
  }

  @Get('api/v1/progress/calendar')
  @ApiOperation({ summary: 'The days with a practice, of the last year and a month' })
  @Responds(200, 'PracticeCalendar', [401])
  calendar(@CurrentCaller() caller: Caller): Promise<PracticeCalendar> {
    return this.practiceCalendar.execute(caller);
  }
}
