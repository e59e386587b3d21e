import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { MarksResponse, NoteKept } from '@emit/contract/marks';
import { ApiOperation, ApiParam, ApiTags } from '../../http/openapi/annotations.js';
import { IdempotencyKey, TakesIdempotencyKey } from '../../http/idempotency-key.js';
import { Responds } from '../../http/openapi/responds.js';
import { SavesLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import type { Caller } from '../shared/caller.js';
import { MarkVersesHandler } from './mark-verses.js';
import { HighlightDto, NoteDto } from './marks.dto.js';
import { GetMarksHandler } from './marks.query.js';
import { done, type Done } from '../../http/done.js';

const NOTE_ID = { name: 'id', schema: { type: 'string', format: 'uuid' } } as const;

@ApiTags('scripture')
@Controller('api/v1/marks')
export class MarksController {
  constructor(
    private readonly marks: GetMarksHandler,
    private readonly markVerses: MarkVersesHandler,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What the member has highlighted and noted in the Bible' })
  @Responds(200, 'Marks', [401])
  all(@CurrentCaller() caller: Caller): Promise<MarksResponse> {
    return this.marks.execute(caller);
  }

  @Put('highlights')
  @SavesLimited()
  @ApiOperation({ summary: 'Highlight verses of a chapter in a colour, or take their highlight away' })
  @TakesIdempotencyKey('change')
  @Responds(200, 'Done', [400, 401, 404, 409, 429])
  highlight(
    @Body() request: HighlightDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Done> {
    return this.markVerses.highlight(caller, request, idempotencyKey).then(done);
  }

  @Post('notes')
  @HttpCode(201)
  @SavesLimited()
  @ApiOperation({ summary: 'Write a note on verses of a chapter' })
  @TakesIdempotencyKey('note')
  @Responds(201, 'NoteKept', [400, 401, 404, 409, 429])
  write(
    @Body() request: NoteDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<NoteKept> {
    return this.markVerses.write(caller, request, idempotencyKey);
  }

  @Put('notes/:id')
  @SavesLimited()
  @ApiParam(NOTE_ID)
  @ApiOperation({ summary: 'Say anew what a note is on, and what it says' })
  @TakesIdempotencyKey('change')
  @Responds(200, 'NoteKept', [400, 401, 404, 409, 429])
  change(
    @Param('id') id: string,
    @Body() request: NoteDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<NoteKept> {
    return this.markVerses.change(caller, id, request, idempotencyKey);
  }

  @Delete('notes/:id')
  @SavesLimited()
  @ApiParam(NOTE_ID)
  @ApiOperation({ summary: 'Remove a note; again changes nothing' })
  @Responds(200, 'Done', [401, 404, 409, 429])
  remove(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<Done> {
    return this.markVerses.removeNote(caller, id).then(done);
  }
}
