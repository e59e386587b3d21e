import { Controller, Delete, Get, Param } from '@nestjs/common';
import type { SessionList } from '@emit/contract/account';
import { ApiOperation, ApiParam, ApiTags } from '../../../http/openapi/annotations.js';
import { EndSessionHandler } from './end-session.js';
import { ListSessionsHandler } from './list-sessions.service.js';
import type { Caller } from '../../shared/caller.js';
import { Responds } from '../../../http/openapi/responds.js';
import { CurrentCaller } from '../../../http/session/caller.decorator.js';
import { done, type Done } from '../../../http/done.js';

@ApiTags('auth')
@Controller('api/v1/sessions')
export class SessionsController {
  constructor(
    private readonly listSessions: ListSessionsHandler,
    private readonly endSession: EndSessionHandler,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Where the member is signed in' })
  @Responds(200, 'SessionList', [401])
  list(@CurrentCaller() caller: Caller): Promise<SessionList> {
    return this.listSessions.execute(caller);
  }

  @Delete(':id')
  @ApiParam({
    name: 'id',
    description: "A session's id, or 'current'",
    schema: { anyOf: [{ enum: ['current'] }, { type: 'string', format: 'uuid' }] },
  })
  @ApiOperation({ summary: "Sign out: end a session of one's own; 'current' is the one that asks" })
  @Responds(200, 'Done', [401, 404])
  end(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<Done> {
    return this.endSession.execute(caller, id).then(done);
  }
}
