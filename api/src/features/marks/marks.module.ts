import { Module } from '@nestjs/common';
import { MarkVersesHandler } from './mark-verses.js';
import { MarksController } from './marks.controller.js';
import { GetMarksHandler } from './marks.query.js';

@Module({ controllers: [MarksController], providers: [GetMarksHandler, MarkVersesHandler] })
export class MarksModule {}
