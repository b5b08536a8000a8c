import type { ErrorObject } from 'ajv/dist/2020';
import type { WordParams } from './app-error';

/** One thing wrong with one field; words under `validation.{rule}` of each language. */
export interface Issue {
  /** Field name; nested places as `items.0.size`; empty when it is about the record. */
  field: string;
  rule: string;
  params: WordParams;
}

/** The validation rules that have words of their own, besides the ajv keywords of the same name. */
export type OwnRule =
  | 'required'
  | 'unknownField'
  | 'unique'
  | 'reference'
  | 'unknownValue'
  | 'foreignFile'
  | 'notApplicable'
  | 'outOfScope';

const silent: ReadonlySet<string> = new Set(['if', 'allOf', 'anyOf', 'oneOf']);

/** Turns what ajv found in `value` into issues: one per field, the first that was found; never empty. */
export function issuesOf(errors: readonly ErrorObject[], value: unknown): Issue[] {
  const issues = new Map<string, Issue>();
  for (const error of errors) {
    const issue = issueOf(error, value);
    if (issue && !issues.has(issue.field)) issues.set(issue.field, issue);
  }
  return issues.size > 0 ? [...issues.values()] : [{ field: '', rule: 'invalid', params: {} }];
}

function issueOf(error: ErrorObject, value: unknown): Issue | undefined {
  if (silent.has(error.keyword)) return undefined;
  const at = error.instancePath.split('/').slice(1).map(unescapePointer);
  const params = error.params as Record<string, string | number>;
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired':
      return {
        field: [...at, String(params.missingProperty)].join('.'),
        rule: 'required',
        params: {},
      };
    case 'additionalProperties':
      return {
        field: [...at, String(params.additionalProperty)].join('.'),
        rule: 'unknownField',
        params: {},
      };
    case 'not':
      return {
        field: at.join('.'),
        rule: error.schemaPath.includes('/then/') ? 'required' : 'invalid',
        params: {},
      };
    case 'pattern':
      return {
        field: at.join('.'),
        rule: params.pattern === '\\S' ? 'required' : 'pattern',
        params: {},
      };
    case 'minLength':
      return emptyIsMissing(at, params);
    case 'format':
      return {
        field: at.join('.'),
        rule: `format.${String(params.format)}`,
        params: {},
      };
    case 'enum':
      return {
        field: at.join('.'),
        rule: isNullOnly(error) ? 'notApplicable' : 'enum',
        params: {},
      };
    case 'type':
      if (valueAt(value, at) === null) return { field: at.join('.'), rule: 'required', params: {} };
      return {
        field: at.join('.'),
        rule: 'type',
        params: { type: String(params.type) },
      };
    default:
      return {
        field: at.join('.'),
        rule: error.keyword,
        params: printable(params),
      };
  }
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (found as Record<string, unknown> | null)?.[name], value);
}

function emptyIsMissing(at: string[], params: Record<string, string | number>): Issue {
  const limit = Number(params.limit);
  return limit === 1
    ? { field: at.join('.'), rule: 'required', params: {} }
    : { field: at.join('.'), rule: 'minLength', params: { limit } };
}

/** `enum: [null]` is how `writeSchemas` says that a condition does not hold. */
function isNullOnly(error: ErrorObject): boolean {
  const allowed: unknown = error.params.allowedValues;
  return Array.isArray(allowed) && allowed.length === 1 && allowed[0] === null;
}

function printable(params: Record<string, unknown>): WordParams {
  const kept: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === 'string' || typeof value === 'number') kept[key] = value;
  }
  return kept;
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
