import type { ValidateFunction } from 'ajv/dist/2020';
import { AppError } from '../../schema/contract/app-error';
import { type Issue, issuesOf } from '../../schema/contract/issue';

export function invalid(issues: readonly Issue[], options?: ErrorOptions): AppError {
  return new AppError('invalid', {}, { issues }, options);
}

export function issueOf(field: string, rule: string, params: Issue['params'] = {}): Issue {
  return { field, rule, params };
}

/** The issues of the value; empty when it is valid. Fills in defaults. */
export function issuesIn(validate: ValidateFunction, value: unknown): readonly Issue[] {
  return validate(value) ? [] : issuesOf(validate.errors ?? [], value);
}

/** Throws a 422 unless the value is valid. Fills in defaults. */
export function assertValid(validate: ValidateFunction, value: unknown): void {
  const issues = issuesIn(validate, value);
  if (issues.length > 0) throw invalid(issues);
}
