import { Module } from '@nestjs/common';
import { MonthlyAllowance } from './allowance.service.js';
import { GetChargesHandler } from './charges.query.js';
import { ModelBudget } from './model-budget.service.js';
import { FirstTrial } from './first-trial.js';
import { GetTokenUsageHandler } from './token-usage.query.js';
import { TokensController } from './tokens.controller.js';

@Module({
  controllers: [TokensController],
  providers: [MonthlyAllowance, ModelBudget, FirstTrial, GetTokenUsageHandler, GetChargesHandler],
  exports: [MonthlyAllowance, ModelBudget],
})
export class TokensModule {}
