import type { ErrorObject } from 'ajv/dist/2020';
import type { WordParams } from './app-error';

/**
 * One fault of one field. Its words in each language are `validation.{rule}`, or `limit.{rule}` if the record
 * refuses a change, or `errors.{rule}` for rules that begin with `fetch.`.
 */
export interface Issue {
  /** Field name; nested as `items.0.size`; empty when the issue concerns the whole record. */
  field: string;
  rule: string;
  params: WordParams;
}

const silent: ReadonlySet<string> = new Set(['anyOf', 'oneOf']);

/** Converts the errors that ajv found in `value` to issues: the first per field; never empty. */
export function issuesOf(errors: readonly ErrorObject[], value: unknown): Issue[] {
  const issues = new Map<string, Issue>();
  for (const error of errors) {
    const issue = issueOf(error, value);
    if (issue && !issues.has(issue.field)) issues.set(issue.field, issue);
  }
  return issues.size > 0 ? [...issues.values()] : [{ field: '', rule: 'invalid', params: {} }];
}

function issueOf({ keyword, instancePath, params }: ErrorObject, value: unknown): Issue | undefined {
  if (silent.has(keyword)) return undefined;
  const at = instancePath.split('/').slice(1).map(unescapePointer);
  const issue = (rule: string, filling: WordParams = {}, inside: readonly string[] = []): Issue => ({
    field: [...at, ...inside].join('.'),
    rule,
    params: filling,
  });
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return issue('required', {}, [params.missingProperty]);
    case 'additionalProperties':
      return issue('unknownField', {}, [params.additionalProperty]);
    case 'pattern':
      return issue(params.pattern === '\\S' ? 'required' : 'pattern');
    case 'minLength':
      return params.limit === 1 ? issue('required') : issue('minLength', { limit: params.limit });
    case 'format':
      return issue(`format.${params.format}`);
    case 'enum':
      return issue('enum');
    case 'type':
      return valueAt(value, at) === null ? issue('required') : issue('type', { type: String(params.type) });
    default:
      return issue(keyword, printable(params));
  }
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (found as Record<string, unknown> | null)?.[name], value);
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
