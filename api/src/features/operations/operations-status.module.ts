import { Module } from '@nestjs/common';
import { OperationsStatusController } from './operations-status.controller.js';

/** Where members are served, so that their sessions and roles are known. */
@Module({ controllers: [OperationsStatusController] })
export class OperationsStatusModule {}
