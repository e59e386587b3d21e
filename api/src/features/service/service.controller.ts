import { Controller, Get, Inject } from '@nestjs/common';
import type { ServiceFacts } from '@emit/contract/privacy';
import { ApiOperation, ApiTags } from '../../http/openapi/annotations.js';
import { Responds } from '../../http/openapi/responds.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { Public } from '../../http/session/session.guard.js';
import type { Settings } from '../../settings/settings.js';
import { SETTINGS } from '../shared/injection-tokens.js';

const ANTHROPIC = 'api.anthropic.com';

@ApiTags('service')
@Controller('api/v1/service')
export class ServiceController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  @Public()
  @RateLimited(120)
  @ApiOperation({ summary: 'How this server is set up, as far as it concerns what members write' })
  @Responds(200, 'ServiceFacts', [429])
  facts(): ServiceFacts {
    const { anthropic, mail, payments, trialTokens } = this.settings;
    return {
      guide: anthropic && { host: anthropic.baseUrl === null ? ANTHROPIC : new URL(anthropic.baseUrl).host },
      sends_mail: mail.smtp !== null,
      takes_payments: payments !== null,
      trial_tokens: trialTokens,
    };
  }
}
