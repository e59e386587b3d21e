import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';

/**
 * One decorator per field: its rule, its place in the OpenAPI document, and the text when it fails. Rules of one field
 * run in the order in which they stand here, and the first that fails is answered (spec §5).
 */
interface TextOptions {
  readonly optional?: boolean;
  readonly min?: number;
  readonly max: number;
  readonly pattern?: RegExp;
  readonly patternText?: string;
  /** Trimmed before it is checked and kept. */
  readonly trim?: boolean;
  readonly text: string;
  readonly tooLong?: string;
  readonly format?: string;
  readonly example?: string;
}

export function TextField(options: TextOptions): PropertyDecorator {
  const { optional = false, min = optional ? 0 : 1, max, pattern, trim = false, text } = options;
  const tooLong = options.tooLong ?? `Please use at most ${max} characters`;
  return applyDecorators(
    IsString({ message: text }),
    MinLength(min, { message: text }),
    MaxLength(max, { message: tooLong }),
    ...(pattern ? [Matches(pattern, { message: options.patternText ?? text })] : []),
    ...(trim
      ? [Transform(({ value }) => (typeof value === 'string' ? value.trim() : (value as unknown)))]
      : []),
    ...(optional ? [IsOptional()] : []),
    ApiProperty({
      type: 'string',
      required: !optional,
      minLength: min,
      maxLength: max,
      ...(pattern && { pattern: pattern.source }),
      ...(options.format && { format: options.format }),
      ...(options.example && { example: options.example }),
    }),
  );
}

interface IntegerOptions {
  readonly optional?: boolean;
  readonly min: number;
  readonly max: number;
  readonly text: string;
}

export function IntegerField({ optional = false, min, max, text }: IntegerOptions): PropertyDecorator {
  return applyDecorators(
    IsInt({ message: text }),
    Min(min, { message: text }),
    Max(max, { message: text }),
    ...(optional ? [IsOptional()] : []),
    ApiProperty({ type: 'integer', required: !optional, minimum: min, maximum: max }),
  );
}

interface ChoiceOptions {
  readonly optional?: boolean;
  readonly values: readonly string[];
  readonly text: string;
}

export function ChoiceField({ optional = false, values, text }: ChoiceOptions): PropertyDecorator {
  return applyDecorators(
    IsIn(values, { message: text }),
    ...(optional ? [IsOptional()] : []),
    ApiProperty({ type: 'string', enum: [...values], required: !optional }),
  );
}

interface ListOptions {
  readonly optional?: boolean;
  readonly min?: number;
  readonly max: number;
  readonly of: () => new () => object;
  readonly text: string;
}

export function ListField({ optional = false, min = 0, max, of, text }: ListOptions): PropertyDecorator {
  return applyDecorators(
    IsArray({ message: text }),
    ArrayMinSize(min, { message: text }),
    ArrayMaxSize(max, { message: `Please send at most ${max} items` }),
    ValidateNested({ each: true, message: text }),
    Type(of),
    ...(optional ? [IsOptional()] : []),
    ApiProperty({ type: of, isArray: true, required: !optional, minItems: min, maxItems: max }),
  );
}
