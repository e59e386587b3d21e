import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices/practices.module.js';
import { ReadPlanHandler } from './read-plan.js';
import { ReadingController } from './reading.controller.js';
import { GetReadingsHandler } from './readings.query.js';

@Module({
  imports: [PracticesModule],
  controllers: [ReadingController],
  providers: [GetReadingsHandler, ReadPlanHandler],
})
export class ReadingModule {}
