import { Module } from '@nestjs/common';
import { MonthlyAllowance } from './allowance.service.js';
import { GetChargesHandler } from './charges.query.js';
import { GetTokenUsageHandler } from './token-usage.query.js';
import { TokensController } from './tokens.controller.js';

@Module({
  controllers: [TokensController],
  providers: [MonthlyAllowance, GetTokenUsageHandler, GetChargesHandler],
  exports: [MonthlyAllowance],
})
export class TokensModule {}
