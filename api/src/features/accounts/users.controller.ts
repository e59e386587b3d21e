import { Body, Controller, Get, Ip, Put } from '@nestjs/common';
import type { CurrentUser } from '@emit/contract/wire';
import { ApiOperation, ApiTags } from '../../http/openapi/annotations.js';
import type { Caller } from '../shared/caller.js';
import { MonthlyAllowance } from '../tokens/allowance.service.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { AcceptPrivacyHandler } from './accept-privacy.js';
import { AcceptPrivacyDto, ChangeNameDto, ChooseTranslationDto, ChooseWeeklyGoalDto } from './account.dto.js';
import { ChangeNameHandler } from './change-name.js';
import { ChooseTranslationHandler } from './choose-translation.js';
import { ChooseWeeklyGoalHandler } from './choose-weekly-goal.js';
import { GetCurrentUserHandler } from './current-user.query.js';
import { Responds } from '../../http/openapi/responds.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import { done, type Done } from '../../http/done.js';

@ApiTags('members')
@Controller('api/v1/users')
export class UsersController {
  constructor(
    private readonly allowance: MonthlyAllowance,
    private readonly getCurrentUser: GetCurrentUserHandler,
    private readonly changeName: ChangeNameHandler,
    private readonly chooseTranslation: ChooseTranslationHandler,
    private readonly chooseWeeklyGoal: ChooseWeeklyGoalHandler,
    private readonly acceptPrivacy: AcceptPrivacyHandler,
  ) {}

  @Get('me')
  @ApiOperation({ summary: 'The signed-in member and the token balance' })
  @Responds(200, 'CurrentUser', [401, 404])
  async me(@CurrentCaller() caller: Caller, @Ip() ip: string): Promise<CurrentUser> {
    // Opening the app is a use: the month's allowance shows at once.
    await this.allowance.grantOnce(caller, networkOf(ip));
    return this.getCurrentUser.execute(caller);
  }

  @Put('me/name')
  @RateLimited(60)
  @ApiOperation({ summary: 'Change the own name' })
  @Responds(200, 'Done', [400, 401, 404, 409, 429])
  async name(
    @Body() { full_name: fullName }: ChangeNameDto,
    @CurrentCaller() caller: Caller,
  ): Promise<{ status: 'ok' }> {
    await this.changeName.execute(caller, fullName);
    return { status: 'ok' };
  }

  @Put('me/translation')
  @RateLimited(60)
  @ApiOperation({ summary: 'Choose the translation to read in beside the King James text' })
  @Responds(200, 'Done', [400, 401, 404, 409, 429])
  translation(@Body() { translation }: ChooseTranslationDto, @CurrentCaller() caller: Caller): Promise<Done> {
    return this.chooseTranslation.execute(caller, translation).then(done);
  }

  @Put('me/weekly-goal')
  @RateLimited(60)
  @ApiOperation({ summary: 'Choose how many minutes of practice a week is to have' })
  @Responds(200, 'Done', [400, 401, 404, 409, 429])
  async weeklyGoal(
    @Body() { minutes = null }: ChooseWeeklyGoalDto,
    @CurrentCaller() caller: Caller,
  ): Promise<{ status: 'ok' }> {
    await this.chooseWeeklyGoal.execute(caller, minutes);
    return { status: 'ok' };
  }

  @Put('me/privacy')
  @RateLimited(60)
  @ApiOperation({ summary: 'Agree to a version of the privacy page' })
  @Responds(200, 'Done', [400, 401, 404, 409, 429])
  privacy(@Body() { version }: AcceptPrivacyDto, @CurrentCaller() caller: Caller): Promise<Done> {
    return this.acceptPrivacy.execute(caller, version).then(done);
  }
}
