import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { PasskeyRequest } from '@emit/contract/account';
import type { SessionResponse } from '@emit/contract/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiOperation, ApiTags } from '../../../http/openapi/annotations.js';
import { Responds } from '../../../http/openapi/responds.js';
import { RateLimited } from '../../../http/rate-limits/rate-limit.guard.js';
import { Public } from '../../../http/session/session.guard.js';
import { Sessions } from '../../../http/session/sessions.js';
import type { SignedIn } from '../../../http/session/signed-in.js';
import { deviceOf, leaveMark } from '../sessions/device-cookie.js';
import { ConfirmSecondFactorHandler } from './confirm-second-factor.js';
import { PasskeySignInHandler } from './passkey-sign-in.js';
import { PasskeySignInDto, SecondFactorDto } from './factors.dto.js';

/** Signing in with more than a password, or without one. */
@ApiTags('auth')
@Controller('api/v1/auth')
export class FactorSignInController {
  constructor(
    private readonly confirmSecondFactor: ConfirmSecondFactorHandler,
    private readonly passkeySignIn: PasskeySignInHandler,
    private readonly sessions: Sessions,
  ) {}

  @Post('second-factor')
  @HttpCode(200)
  @Public()
  @RateLimited(30)
  @ApiOperation({ summary: 'Open a session after the password, by a code of the app or a recovery code' })
  @Responds(200, 'SessionResponse', [400, 410, 429])
  async secondFactor(
    @Body() { challenge, code }: SecondFactorDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const device = deviceOf(request);
    const signedIn = await this.confirmSecondFactor.byCode(challenge, code, device, request.id);
    return this.answer(request, reply, signedIn);
  }

  @Post('second-factor/passkey')
  @HttpCode(200)
  @Public()
  @RateLimited(30)
  @ApiOperation({ summary: 'Open a session after the password, by a passkey' })
  @Responds(200, 'SessionResponse', [400, 410, 429])
  async secondFactorPasskey(
    @Body() { challenge, passkey }: PasskeySignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const device = deviceOf(request);
    const signedIn = await this.confirmSecondFactor.byPasskey(challenge, passkey, device, request.id);
    return this.answer(request, reply, signedIn);
  }

  @Post('passkey/options')
  @HttpCode(200)
  @Public()
  @RateLimited(30)
  @ApiOperation({ summary: 'Begin to sign in by a passkey alone: what the browser is asked' })
  @Responds(200, 'PasskeyRequest', [429])
  passkeyOptions(): Promise<PasskeyRequest> {
    return this.passkeySignIn.begin();
  }

  @Post('passkey')
  @HttpCode(200)
  @Public()
  @RateLimited(30)
  @ApiOperation({ summary: 'Open a session by a passkey, without a password' })
  @Responds(200, 'SessionResponse', [400, 410, 429])
  async passkey(
    @Body() { challenge, passkey }: PasskeySignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const device = deviceOf(request);
    const signedIn = await this.passkeySignIn.finish(challenge, passkey, device, request.id);
    return this.answer(request, reply, signedIn);
  }

  private answer(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    signedIn: SignedIn,
  ): Promise<SessionResponse> {
    leaveMark(reply, signedIn.mark, signedIn.sessionId);
    return this.sessions.answer(signedIn, headers.authorization);
  }
}
