import { Module } from '@nestjs/common';
import { LogPracticeHandler } from './log-practice.js';
import { PracticesController } from './practices.controller.js';

@Module({
  controllers: [PracticesController],
  providers: [LogPracticeHandler],
})
export class PracticesModule {}
