import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { ChangePasswordResponse, SessionResponse } from '@emit/contract/wire';
import { MESSAGES } from '@emit/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiOperation, ApiTags } from '../../http/openapi/annotations.js';
import { ChangePasswordHandler } from './passwords/change-password.js';
import { LogInHandler } from './sessions/log-in.js';
import { RegisterMemberHandler } from './register-member.js';
import type { Caller } from '../shared/caller.js';
import { Responds } from '../../http/openapi/responds.js';
import { ownId } from '../../http/own-id.js';
import { ChangePasswordDto, LoginDto, RegisterDto } from './auth.dto.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import { deviceOf, leaveMark } from './sessions/device-cookie.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { Public } from '../../http/session/session.guard.js';
import { Sessions } from '../../http/session/sessions.js';

@ApiTags('auth')
@Controller('api')
export class AuthController {
  constructor(
    private readonly registerMember: RegisterMemberHandler,
    private readonly logIn: LogInHandler,
    private readonly changePasswordHandler: ChangePasswordHandler,
    private readonly sessions: Sessions,
  ) {}

  @Post('v1/auth/register')
  @Public()
  @RateLimited(30)
  @ApiOperation({ summary: 'Register a member and open a session' })
  @Responds(201, 'SessionResponse', [400, 409, 429])
  async register(
    @Body() body: RegisterDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const from = { client: deviceOf(request).client, network: networkOf(request.ip) };
    const signedIn = await this.registerMember.execute(body, from, request.id);
    leaveMark(reply, signedIn.mark, signedIn.sessionId);
    return this.sessions.answer(signedIn, request.headers.authorization);
  }

  @Post('v1/auth/login')
  @HttpCode(200)
  @Public()
  @RateLimited(30)
  @ApiOperation({ summary: 'Open a session with e-mail address and password' })
  @Responds(200, 'SessionResponse', [400, 401, 429])
  async login(
    @Body() { username, password }: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const [device, network] = [deviceOf(request), networkOf(request.ip)];
    const signedIn = await this.logIn.execute(username, password, device, request.id, network);
    leaveMark(reply, signedIn.mark, signedIn.sessionId);
    return this.sessions.answer(signedIn, request.headers.authorization);
  }

  @Post('change-password')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({
    summary: 'Change the password; every session ends, and the answer has the token of a fresh one',
  })
  @Responds(200, 'ChangePasswordResponse', [400, 401, 404, 429])
  async changePassword(
    @Body() body: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangePasswordResponse> {
    ownId(caller, body.user_id ?? 'me');
    const { sessionId, mark } = await this.changePasswordHandler.execute(
      caller,
      body.current_password,
      body.new_password,
      deviceOf(request).client,
    );
    leaveMark(reply, mark, sessionId);
    return {
      message: MESSAGES.passwordChanged,
      access_token: this.sessions.tokenFor(caller.memberId, sessionId),
    };
  }
}
