import { Module } from '@nestjs/common';
import { ScriptureController } from './scripture.controller.js';

@Module({
  controllers: [ScriptureController],
})
export class ScriptureModule {}
