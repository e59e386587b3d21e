import { readFile } from 'node:fs/promises';
import type { ErrorObject } from 'ajv';
import type { ScoringRules } from '@emit/contract/scoring';
import { unfitField } from '../../domain/operations/check-rules.js';
import { reasonOf, UsageError } from '../support/failures.js';
import { RULES_SCHEMA } from './rules-schema.js';

/** The rules in a JSON file. Throws UsageError that names the path of each mistake. */
export async function readRulesFile(path: string): Promise<ScoringRules> {
  // Loaded here: it would be a fifth of the start of every command.
  const { Ajv } = await import('ajv');
  const validate = new Ajv({ allErrors: true }).compile<ScoringRules>(RULES_SCHEMA);
  const rules = await parsed(path);
  if (!validate(rules)) throw new UsageError(mistakes(path, (validate.errors ?? []).map(mistake)));
  const unfit = unfitPlaces(rules);
  if (unfit.length > 0) throw new UsageError(mistakes(path, unfit));
  const field = unfitField(rules);
  if (field !== null) throw new UsageError(mistakes(path, [`/${field} cannot be scored with`]));
  return rules;
}

/** What a schema cannot say: tables begin at 0, rise, and are numbered from 1; names are used once. */
function unfitPlaces({ levels, stages, abilities }: ScoringRules): string[] {
  return [
    ...unfitRows('/levels', levels, 'level'),
    ...unfitRows('/stages', stages, 'number'),
    ...abilities.flatMap(({ name }, index) => {
      const first = abilities.findIndex((one) => one.name === name);
      return first < index ? [`/abilities/${index}/name is that of /abilities/${first} already`] : [];
    }),
  ];
}

function unfitRows<Key extends string>(
  table: string,
  rows: readonly (Readonly<Record<Key, number>> & { readonly from: number })[],
  key: Key,
): string[] {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const wanted = before ? `greater than ${before.from}, the one before` : '0';
    const begins = before ? row.from > before.from : row.from === 0;
    return [
      ...(row[key] === index + 1 ? [] : [`${table}/${index}/${key} must be ${index + 1}`]),
      ...(begins ? [] : [`${table}/${index}/from must be ${wanted}`]),
    ];
  });
}

async function parsed(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${path} cannot be read: ${reasonOf(error)}`);
  });
  try {
    // Editors on Windows begin a file with a mark that is no JSON.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${reasonOf(error)}`);
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
