import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiOperation, ApiTags } from '../../http/openapi/annotations.js';
import { Responds } from '../../http/openapi/responds.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { Public } from '../../http/session/session.guard.js';
import { ApplicationLinkHandler } from './application-link.js';
import { AffiliateDto, ApplicationLinkDto, WaitlistDto } from './applications.dto.js';
import { ReceiveApplicationHandler } from './receive-application.js';
import { done, type Done } from '../../http/done.js';

/** What somebody who need not be a member applies for, and takes back. */
@ApiTags('applications')
@Controller('api/v1/applications')
export class ApplicationsController {
  constructor(
    private readonly received: ReceiveApplicationHandler,
    private readonly links: ApplicationLinkHandler,
  ) {}

  @Post('waitlist')
  @HttpCode(200)
  @Public()
  @RateLimited(5)
  @ApiOperation({
    summary: 'Join the waitlist of a planned product; the same answer whether or not the address is on it',
  })
  @Responds(200, 'Done', [400, 409, 429])
  waitlist(@Body() body: WaitlistDto, @Req() { id, ip }: FastifyRequest): Promise<Done> {
    const { email, product, privacy_version: privacyVersion } = body;
    const applicant = {
      email,
      product,
      name: body.name || null,
      message: body.message || null,
      audience: null,
    };
    return this.received
      .execute({ form: 'waitlist', privacyVersion, applicant }, networkOf(ip), id)
      .then(done);
  }

  @Post('affiliate')
  @HttpCode(200)
  @Public()
  @RateLimited(5)
  @ApiOperation({
    summary: 'Apply as an affiliate; the same answer whether or not the address has applied before',
  })
  @Responds(200, 'Done', [400, 409, 429])
  affiliate(@Body() body: AffiliateDto, @Req() { id, ip }: FastifyRequest): Promise<Done> {
    const { privacy_version: privacyVersion, email, name, audience, message } = body;
    const applicant = { email, name, audience, message, product: null };
    return this.received
      .execute({ form: 'affiliate', privacyVersion, applicant }, networkOf(ip), id)
      .then(done);
  }

  @Post('confirm')
  @HttpCode(200)
  @Public()
  @RateLimited(10)
  @ApiOperation({ summary: 'Confirm the address of an application by the link in a mail' })
  @Responds(200, 'Done', [400, 410, 429])
  confirm(@Body() { token }: ApplicationLinkDto, @Req() { id }: FastifyRequest): Promise<Done> {
    return this.links.confirm(token, id).then(done);
  }

  @Post('withdraw')
  @HttpCode(200)
  @Public()
  @RateLimited(10)
  @ApiOperation({ summary: 'Erase an application by the link in a mail' })
  @Responds(200, 'Done', [400, 410, 429])
  withdraw(@Body() { token }: ApplicationLinkDto, @Req() { id }: FastifyRequest): Promise<Done> {
    return this.links.withdraw(token, id).then(done);
  }
}
