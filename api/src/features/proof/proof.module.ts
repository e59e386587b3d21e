import { Module } from '@nestjs/common';
import { CheckpointLoop } from './checkpoint-loop.js';

@Module({ providers: [CheckpointLoop] })
export class ProofModule {}
