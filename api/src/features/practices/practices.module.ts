import { Module } from '@nestjs/common';
import { CorrectPracticeHandler } from './correct-practice.js';
import { EarnedQuery } from './earned.query.js';
import { ListPracticesHandler } from './list-practices.query.js';
import { LogPracticeHandler } from './log-practice.service.js';
import { PracticesController } from './practices.controller.js';

@Module({
  controllers: [PracticesController],
  providers: [LogPracticeHandler, CorrectPracticeHandler, ListPracticesHandler, EarnedQuery],
  exports: [LogPracticeHandler],
})
export class PracticesModule {}
