import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { ImportResponse } from '@emit/contract/practice-import';
import { ApiOperation, ApiTags } from '../../http/openapi/annotations.js';
import { Responds } from '../../http/openapi/responds.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import type { Caller } from '../shared/caller.js';
import { ImportDto } from './import.dto.js';
import { ImportPracticesHandler } from './import-practices.js';

/** The largest file takes 50 requests, twice: to look at it, and to import it. */
const IMPORTS_PER_MINUTE = 240;

@ApiTags('practices')
@Controller('api/v1/practices/import')
export class ImportController {
  constructor(private readonly imports: ImportPracticesHandler) {}

  @Post()
  @HttpCode(200)
  @RateLimited(IMPORTS_PER_MINUTE)
  @ApiOperation({
    summary: 'Import practices of any dates up to today; each is added once, however often it is sent',
  })
  @Responds(200, 'ImportResponse', [400, 401, 409, 413, 429])
  execute(@Body() request: ImportDto, @CurrentCaller() caller: Caller): Promise<ImportResponse> {
    return this.imports.execute(caller, request);
  }

  @Post('preview')
  @HttpCode(200)
  @RateLimited(IMPORTS_PER_MINUTE)
  @ApiOperation({ summary: 'What would become of practices to import; changes nothing' })
  @Responds(200, 'ImportResponse', [400, 401, 413, 429])
  preview(@Body() request: ImportDto, @CurrentCaller() caller: Caller): Promise<ImportResponse> {
    return this.imports.preview(caller, request);
  }
}
