import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CurrentUser } from '@emit/contract/wire';
import type { Caller } from '../shared/caller.js';
import { GetCurrentUser } from './current-user.query.js';
import { Answers } from '../../http/openapi/answers.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';

@ApiTags('members')
@Controller('api/v1/users')
export class UsersController {
  constructor(private readonly queries: QueryBus) {}

  @Get('me')
  @ApiOperation({ summary: 'The signed-in member and the token balance' })
  @Answers(200, 'CurrentUser', [401, 404])
  me(@CurrentCaller() caller: Caller): Promise<CurrentUser> {
    return this.queries.execute(new GetCurrentUser(caller));
  }
}
