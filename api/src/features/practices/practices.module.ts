import { Module } from '@nestjs/common';
import { CorrectPracticeHandler } from './correct-practice.js';
import { EarnedQuery } from './earned.query.js';
import { ImportPracticesHandler } from './import-practices.js';
import { ImportController } from './import.controller.js';
import { ListPracticesHandler } from './list-practices.query.js';
import { LogPracticeHandler } from './log-practice.service.js';
import { PracticesController } from './practices.controller.js';

@Module({
  controllers: [PracticesController, ImportController],
  providers: [
    LogPracticeHandler,
    CorrectPracticeHandler,
    ListPracticesHandler,
    ImportPracticesHandler,
    EarnedQuery,
  ],
  exports: [LogPracticeHandler],
})
export class PracticesModule {}
