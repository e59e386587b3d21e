import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import type { ReminderList } from '@emit/contract/reminders';
import { ApiOperation, ApiParam, ApiTags } from '../../http/openapi/annotations.js';
import { Responds } from '../../http/openapi/responds.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import type { Caller } from '../shared/caller.js';
import { ListRemindersHandler } from './list-reminders.service.js';
import { RemoveReminderHandler } from './remove-reminder.js';
import { SetReminderDto } from './reminders.dto.js';
import { SetReminderHandler } from './set-reminder.js';
import { done, type Done } from '../../http/done.js';

const SETS_PER_MINUTE = 20;

@ApiTags('account')
@Controller('api/v1/reminders')
export class RemindersController {
  constructor(
    private readonly list: ListRemindersHandler,
    private readonly set: SetReminderHandler,
    private readonly remove: RemoveReminderHandler,
  ) {}

  @Get()
  @ApiOperation({ summary: 'On which devices the member is reminded each day' })
  @Responds(200, 'ReminderList', [401])
  all(@CurrentCaller() caller: Caller): Promise<ReminderList> {
    return this.list.execute(caller);
  }

  @Put()
  @RateLimited(SETS_PER_MINUTE)
  @ApiOperation({ summary: 'Be reminded in this browser each day, by web push' })
  @Responds(200, 'Done', [400, 401, 429])
  setHere(@Body() request: SetReminderDto, @CurrentCaller() caller: Caller): Promise<Done> {
    return this.set.execute(caller, request).then(done);
  }

  @Delete(':id')
  @ApiParam({
    name: 'id',
    description: "A reminder's id, or 'current'",
    schema: { anyOf: [{ enum: ['current'] }, { type: 'string', pattern: '^[0-9a-f]{64}$' }] },
  })
  @ApiOperation({ summary: "No longer be reminded on a device; 'current' is this browser" })
  @Responds(200, 'Done', [401, 404])
  end(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<Done> {
    return this.remove.execute(caller, id).then(done);
  }
}
