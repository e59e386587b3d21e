import { Module } from '@nestjs/common';
import { CheckpointLoop } from './checkpoint-loop.js';
import { ReceiptsService } from './receipts.service.js';

@Module({ providers: [CheckpointLoop, ReceiptsService], exports: [ReceiptsService] })
export class ProofModule {}
