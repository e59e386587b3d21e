import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '../openapi/annotations.js';
import { HasLength, patternWithSpaces, trimmed } from './text.js';

/**
 * One decorator per field: its rule, its place in the OpenAPI document, and the text when it fails. Rules of one field
 * run in the order in which they stand here, and the first that fails is answered (spec §5).
 */
interface Presence {
  readonly optional?: boolean;
  /** An address can leave a field out, and cannot say null. */
  readonly inQuery?: boolean;
}

export interface TextOptions extends Presence {
  readonly min?: number;
  readonly max: number;
  /** Of the text as it is kept. */
  readonly pattern?: RegExp;
  readonly patternText?: string;
  /** Kept without the spaces around it; it may not be blank then. */
  readonly trim?: boolean;
  /** A number in these bounds is taken as its text, for clients that make their ids or times so. */
  readonly number?: { readonly minimum: number; readonly maximum: number };
  readonly text: string;
  readonly tooLong?: string;
  readonly format?: string;
  readonly example?: string;
}

export function TextField(options: TextOptions): PropertyDecorator {
  const { optional = false, min = optional ? 0 : 1, max, pattern, trim = false, text, number } = options;
  const tooLong = options.tooLong ?? `Please use at most ${max} characters`;
  const written = trim ? patternWithSpaces(pattern) : pattern?.source;
  const characters = {
    type: 'string' as const,
    ...(min > 0 && { minLength: min }),
    maxLength: max,
    ...(written && { pattern: written }),
    ...(options.format && { format: options.format }),
  };
  return applyDecorators(
    IsString({ message: text }),
    HasLength(min, max, text, tooLong),
    ...(pattern ? [Matches(pattern, { message: options.patternText ?? text })] : []),
    ...(trim ? [Transform(({ value }) => trimmed(value, max))] : []),
    ...(number ? [Transform(({ value }) => textOf(value, number))] : []),
    ...optionality(optional),
    ApiProperty({
      required: !optional,
      nullable: optional && !options.inQuery,
      ...(number ? { anyOf: [characters, { type: 'number' as const, ...number }] } : characters),
      ...(options.example && { example: options.example }),
    }),
  );
}

function textOf(value: unknown, { minimum, maximum }: { minimum: number; maximum: number }): unknown {
  return typeof value === 'number' && value >= minimum && value <= maximum ? String(value) : value;
}

/** What may be left out may be null as well, and is left out then. */
function optionality(optional: boolean): PropertyDecorator[] {
  return optional
    ? [Transform(({ value }) => (value === null ? undefined : (value as unknown))), IsOptional()]
    : [];
}

interface ObjectOptions {
  readonly optional?: boolean;
  readonly text: string;
  readonly about: string;
}

/** An object as another standard has it, which whoever reads it checks. */
export function ObjectField({ optional = false, text, about }: ObjectOptions): PropertyDecorator {
  return applyDecorators(
    IsObject({ message: text }),
    ...optionality(optional),
    ApiProperty({
      ...{ type: 'object', additionalProperties: true, description: about },
      ...{ selfRequired: !optional, nullable: optional },
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
    ...optionality(optional),
    ApiProperty({ type: 'integer', required: !optional, nullable: optional, minimum: min, maximum: max }),
  );
}

interface IntegersOptions extends Omit<IntegerOptions, 'optional'> {
  /** Of the list. */
  readonly least: number;
  readonly most: number;
}

/** A list of whole numbers; `min` and `max` are of each. */
export function IntegersField({ min, max, text, least, most }: IntegersOptions): PropertyDecorator {
  return applyDecorators(
    IsArray({ message: text }),
    ArrayMinSize(least, { message: text }),
    ArrayMaxSize(most, { message: text }),
    IsInt({ each: true, message: text }),
    Min(min, { each: true, message: text }),
    Max(max, { each: true, message: text }),
    ApiProperty({
      ...{ type: 'array', items: { type: 'integer', minimum: min, maximum: max } },
      ...{ required: true, nullable: false, minItems: least, maxItems: most },
    }),
  );
}

export interface ChoiceOptions extends Presence {
  readonly values: readonly string[];
  readonly text: string;
}

export function ChoiceField({
  optional = false,
  inQuery = false,
  values,
  text,
}: ChoiceOptions): PropertyDecorator {
  return applyDecorators(
    IsIn(values, { message: text }),
    ...optionality(optional),
    ApiProperty({ type: 'string', enum: [...values], required: !optional, nullable: optional && !inQuery }),
  );
}

export function FlagField({ text }: { text: string }): PropertyDecorator {
  return applyDecorators(
    IsBoolean({ message: text }),
    ...optionality(true),
    ApiProperty({ type: 'boolean', required: false, nullable: true }),
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
    // Not a list within the list, whose parts ValidateNested would not look at.
    IsObject({ each: true, message: text }),
    ValidateNested({ each: true, message: text }),
    Type(of),
    ...optionality(optional),
    ApiProperty({
      // By this name alone Swagger knows a function that answers the type.
      type: () => of(),
      isArray: true,
      required: !optional,
      nullable: optional,
      minItems: min,
      maxItems: max,
    }),
  );
}
