import { Module } from '@nestjs/common';
import { JourneyQuery } from './journey.query.js';
import { GetPracticeCalendarHandler } from './practice-calendar.query.js';
import { ProgressController } from './progress.controller.js';

@Module({
  controllers: [ProgressController],
  providers: [JourneyQuery, GetPracticeCalendarHandler],
})
export class ProgressModule {}
