import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type {
  BooksResponse,
  CheckResponse,
  PassagesResponse,
  SearchResponse,
} from '@emit/contract/scripture';
import { ApiOperation, ApiTags } from '../../http/openapi/annotations.js';
import { Refusal } from '../../kernel/refusal.js';
import { inSlices, nextTurn } from '../../kernel/slices.js';
import { checkSteps } from '../../scripture/check/check.js';
import { scriptureWarm } from '../../scripture/warm.js';
import { books, MOST_VERSES, passages, search } from '../../scripture/reader.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { Responds } from '../../http/openapi/responds.js';
import { CheckDto, PassagesQuery, SearchQuery } from './scripture.dto.js';

const HITS = 20;

/**
 * The Bible text: its books, passages, search, and the check of quotations. The same for every member. Of what takes some
 * 30 ms of the processor one goes a turn of the event loop: many at once hold nobody up for their sum.
 */
@ApiTags('scripture')
@Controller('api/v1/scripture')
export class ScriptureController {
  @Get('books')
  @ApiOperation({ summary: 'The 66 books in their groups, with chapter and verse counts' })
  @Responds(200, 'Books', [401])
  books(): BooksResponse {
    return books();
  }

  @Get('passages')
  @ApiOperation({
    summary:
      'Passages by reference: ranges, lists, whole chapters and books; another translation beside them',
  })
  @Responds(200, 'Passages', [400, 401, 404])
  async passages(@Query() { ref, translation }: PassagesQuery): Promise<PassagesResponse> {
    await scriptureWarm();
    await nextTurn();
    const found = passages(ref, translation);
    if (found.kind === 'found') return found.response;
    if (found.kind === 'missing') throw new Refusal('PASSAGE_NOT_FOUND', { ...found.why });
    throw new Refusal('VALIDATION_FAILED', {
      text: `Please ask for at most ${MOST_VERSES.toLocaleString('en')} verses at once`,
    });
  }

  @Get('search')
  @ApiOperation({
    summary:
      'Ranked search; a reference leads to its passage; words in "quotation marks" are looked for as they stand',
  })
  @Responds(200, 'ScriptureSearch', [400, 401])
  async search(@Query() { q, limit, translation }: SearchQuery): Promise<SearchResponse> {
    await scriptureWarm();
    await nextTurn();
    return search(q, limit === undefined ? HITS : Number(limit), translation);
  }

  @Post('check')
  @HttpCode(200)
  @RateLimited(60)
  @ApiOperation({ summary: 'Compare every quotation of Scripture in a text with the King James text' })
  @Responds(200, 'ScriptureCheck', [400, 401, 429])
  async check(@Body() { text }: CheckDto): Promise<CheckResponse> {
    await scriptureWarm();
    return inSlices(checkSteps(text));
  }
}
