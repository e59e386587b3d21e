import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { localDateOf } from '../kernel/local-date.js';

/** As much of OpenAPI 3.1 and JSON Schema as the API's document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
export interface DescribedAnswer extends Content {
  readonly headers?: Readonly<Record<string, unknown>>;
}
export interface Operation {
  /** As 'post /api/v1/conversations'. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly answers: Readonly<Record<string, DescribedAnswer>>;
  readonly secured: boolean;
}
interface DescribedOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Operation['answers'];
  readonly security?: readonly object[];
}
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const DOCUMENT = 'https://emit.example/api/docs';

/** The OpenAPI document, read: its operations, and whether a value is what it says. */
export class Described {
  readonly operations: readonly Operation[];
  private readonly ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: false });
  private readonly compiled = new Map<Schema, ValidateFunction>();

  constructor(readonly document: Document) {
    addFormats.default(this.ajv);
    this.ajv.addFormat('iana-time-zone', isTimeZone);
    this.ajv.addFormat('password', true);
    this.ajv.addFormat('binary', true);
    this.ajv.addSchema({ $id: DOCUMENT, ...document });
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => read(path, method, operation)),
    );
  }

  resolve(schema: Schema): Schema {
    const name = schema.$ref?.replace('#/components/schemas/', '');
    return name === undefined ? schema : (this.document.components.schemas[name] ?? {});
  }

  /** Null when the value is what the schema says; else the first thing that is not. */
  fault(schema: Schema, value: unknown): string | null {
    const validate = this.compiled.get(schema) ?? this.compile(schema);
    return validate(value) ? null : this.ajv.errorsText(validate.errors);
  }

  private compile(schema: Schema): ValidateFunction {
    const text = JSON.stringify(schema).replaceAll('"#/components/', `"${DOCUMENT}#/components/`);
    const validate = this.ajv.compile(JSON.parse(text) as object);
    this.compiled.set(schema, validate);
    return validate;
  }
}

function read(path: string, method: string, described: DescribedOperation): Operation {
  const { parameters = [], requestBody, responses, security = [] } = described;
  return {
    name: `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters,
    body: requestBody?.content?.['application/json']?.schema ?? null,
    answers: responses,
    secured: security.length > 0,
  };
}

function isTimeZone(name: string): boolean {
  try {
    localDateOf(0, name);
    return true;
  } catch {
    return false;
  }
}

/** Of one kind of event of a stream. */
export interface EventSchema {
  readonly properties: {
    readonly event: { readonly const: string };
    readonly data: { readonly contentSchema: Schema };
  };
}
