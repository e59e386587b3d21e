import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ChangePasswordResponse, SessionResponse } from '@emit/contract/wire';
import { MESSAGES } from '@emit/contract/messages';
import type { FastifyRequest } from 'fastify';
import { ChangePassword } from '../../application/auth/change-password.js';
import { LogIn } from '../../application/auth/log-in.js';
import { RegisterMember } from '../../application/auth/register-member.js';
import type { Caller } from '../../application/caller.js';
import { Answers } from '../openapi/answers.js';
import { ownId } from '../own-id.js';
import { ChangePasswordDto, LoginDto, RegisterDto } from './auth.dto.js';
import { CurrentCaller } from './caller.decorator.js';
import { RateLimited } from './rate-limit.guard.js';
import { Public } from './session.guard.js';
import { Sessions } from './sessions.js';

@ApiTags('auth')
@Controller('api')
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
  ) {}

  @Post('v1/auth/register')
  @Public()
  @RateLimited(30)
  @ApiOperation({ summary: 'Register a member and open a session' })
  @Answers(201, 'SessionResponse', [400, 409, 429])
  async register(@Body() body: RegisterDto, @Req() request: FastifyRequest): Promise<SessionResponse> {
    const command = new RegisterMember(body.email, body.password, body.full_name, request.id);
    return this.sessions.open(await this.commands.execute(command));
  }

  @Post('v1/auth/login')
  @HttpCode(200)
  @Public()
  @RateLimited(30)
  @ApiOperation({ summary: 'Open a session with e-mail address and password' })
  @Answers(200, 'SessionResponse', [400, 401, 429])
  async login(@Body() body: LoginDto): Promise<SessionResponse> {
    return this.sessions.open(await this.commands.execute(new LogIn(body.username, body.password)));
  }

  @Post('change-password')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({ summary: "Change the password and end the member's other sessions" })
  @Answers(200, 'ChangePasswordResponse', [400, 401, 404, 429])
  async changePassword(
    @Body() body: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
  ): Promise<ChangePasswordResponse> {
    ownId(caller, body.user_id ?? 'me');
    const command = new ChangePassword(caller, body.current_password, body.new_password);
    const epoch = await this.commands.execute(command);
    return {
      message: MESSAGES.passwordChanged,
      access_token: this.sessions.tokenFor(caller.memberId, epoch),
    };
  }
}
