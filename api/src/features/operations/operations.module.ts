import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { OperationsController } from './operations.controller.js';

@Module({
  controllers: [HealthController, OperationsController],
})
export class OperationsModule {}
