import { Module } from '@nestjs/common';
import { ServiceController } from './service.controller.js';

@Module({ controllers: [ServiceController] })
export class ServiceModule {}
