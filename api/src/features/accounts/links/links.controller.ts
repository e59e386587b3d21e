import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { LinkConfirmed } from '@emit/contract/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiOperation, ApiTags } from '../../../http/openapi/annotations.js';
import { Responds } from '../../../http/openapi/responds.js';
import { RateLimited } from '../../../http/rate-limits/rate-limit.guard.js';
import { Public } from '../../../http/session/session.guard.js';
import { ConfirmLinkHandler } from '../addresses/confirm-link.js';
import { ForgotPasswordHandler } from '../passwords/forgot-password.js';
import { ResetPasswordHandler } from '../passwords/reset-password.js';
import { leaveMark } from '../sessions/device-cookie.js';
import { ConfirmLinkDto, ForgotPasswordDto, ResetPasswordDto } from './links.dto.js';
import { done, type Done } from '../../../http/done.js';

/** What whoever has the mailbox may do without being signed in. */
@ApiTags('auth')
@Controller('api/v1/auth')
export class LinksController {
  constructor(
    private readonly forgotPassword: ForgotPasswordHandler,
    private readonly resetPassword: ResetPasswordHandler,
    private readonly confirmLink: ConfirmLinkHandler,
  ) {}

  @Post('forgot')
  @HttpCode(200)
  @Public()
  @RateLimited(5)
  @ApiOperation({
    summary: 'Mail a link to choose a new password; the same answer whether or not there is such an account',
  })
  @Responds(200, 'Done', [400, 429])
  forgot(@Body() { email }: ForgotPasswordDto): Promise<Done> {
    return this.forgotPassword.execute(email).then(done);
  }

  @Post('reset')
  @HttpCode(200)
  @Public()
  @RateLimited(10)
  @ApiOperation({ summary: 'Choose a new password by the link in a mail, once; every session ends' })
  @Responds(200, 'Done', [400, 410, 429])
  async reset(
    @Body() { token, password }: ResetPasswordDto,
    @Req() { id }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    leaveMark(reply, await this.resetPassword.execute(token, password, id));
    return done();
  }

  @Post('confirm')
  @HttpCode(200)
  @Public()
  @RateLimited(10)
  @ApiOperation({ summary: 'Confirm an address, or its change, by the link in a mail, once' })
  @Responds(200, 'LinkConfirmed', [400, 409, 410, 429])
  confirm(@Body() { token }: ConfirmLinkDto, @Req() { id }: FastifyRequest): Promise<LinkConfirmed> {
    return this.confirmLink.execute(token, id);
  }
}
