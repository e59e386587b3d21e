import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';

/** Drops fields nobody asked for, and returns the first rule that fails, in the order in which fields are declared. */
export function validationPipe(): ValidationPipe {
  return new BodyValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => new Refusal('VALIDATION_FAILED', { text: firstText(errors) }),
  });
}

/** A body that a route asks for is an object, though every field of it could be left out. */
class BodyValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && !isObject(value)) {
      throw new Refusal('VALIDATION_FAILED', { text: 'The request body must be a JSON object' });
    }
    return super.transform(value, metadata);
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstText(errors: readonly ValidationError[]): string {
  for (const error of errors) {
    const text = Object.values(error.constraints ?? {})[0] ?? firstText(error.children ?? []);
    if (text !== '') return text;
  }
  return '';
}
