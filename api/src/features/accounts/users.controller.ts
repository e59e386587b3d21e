import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CurrentUser } from '@emit/contract/wire';
import type { Caller } from '../shared/caller.js';
import { MonthlyAllowance } from '../tokens/allowance.service.js';
import { GetCurrentUserHandler } from './current-user.query.js';
import { Responds } from '../../http/openapi/responds.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';

@ApiTags('members')
@Controller('api/v1/users')
export class UsersController {
  constructor(
    private readonly allowance: MonthlyAllowance,
    private readonly getCurrentUser: GetCurrentUserHandler,
  ) {}

  @Get('me')
  @ApiOperation({ summary: 'The signed-in member and the token balance' })
  @Responds(200, 'CurrentUser', [401, 404])
  async me(@CurrentCaller() caller: Caller): Promise<CurrentUser> {
    // Opening the app is a use: the month's allowance shows at once.
    await this.allowance.grantOnce(caller);
    return this.getCurrentUser.execute(caller);
  }
}
