import { readFile } from 'node:fs/promises';
import type { ErrorObject } from 'ajv';
import type { ScoringRules } from '@emit/contract/scoring';
import { unfitField } from '../../domain/operations/check-rules.js';
import { UsageError } from '../support/failures.js';
import { RULES_SCHEMA } from './rules-schema.js';

/** The rules in a JSON file. Throws UsageError that names the path of each mistake. */
export async function readRulesFile(path: string): Promise<ScoringRules> {
  // Loaded here: it would be a fifth of the start of every command.
  const { Ajv } = await import('ajv');
  const validate = new Ajv({ allErrors: true }).compile<ScoringRules>(RULES_SCHEMA);
  const rules = parsed(path, await contents(path));
  if (!validate(rules)) throw new UsageError(mistakes(path, (validate.errors ?? []).map(mistake)));
  const field = unfitField(rules);
  if (field !== null) {
    const what =
      'cannot be scored with: tables begin at 0, rise, and are numbered from 1; names are used once';
    throw new UsageError(mistakes(path, [`${field} ${what}`]));
  }
  return rules;
}

async function contents(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function mistakes(path: string, lines: readonly string[]): string {
  return [`${path} cannot be used:`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function mistake({ instancePath, message = 'is wrong', params }: ErrorObject): string {
  const facts: Readonly<Record<string, unknown>> = params;
  const extra = typeof facts['additionalProperty'] === 'string' ? ` ('${facts['additionalProperty']}')` : '';
  return `${instancePath === '' ? '/' : instancePath} ${message}${extra}`;
}
