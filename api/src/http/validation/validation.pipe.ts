import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';

/** Drops fields nobody asked for, and answers the first rule that fails, in the order in which fields are declared. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => new Refusal('VALIDATION_FAILED', { text: firstText(errors) }),
  });
}

function firstText(errors: readonly ValidationError[]): string {
  for (const error of errors) {
    const text = Object.values(error.constraints ?? {})[0] ?? firstText(error.children ?? []);
    if (text !== '') return text;
  }
  return '';
}
