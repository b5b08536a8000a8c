import type { ValidateFunction } from 'ajv/dist/2020';
import type { TFunction } from 'i18next';
import { type Issue, issuesOf } from '../../../entity/contract/issue';
import type { Entity, Field } from '../../../entity/model/entity';
import { issueWords } from '../../../entity/write/issue-words';
import { fieldTitle } from '../../i18n/entity-words';
import { Unreadable } from '../fields/unreadable';
import { givenValues } from './changed-values';
import type { Faults } from './faults';
import type { Values } from './form-fields';

/** The validator's verdict on the fields of the form; what it says about others is the server's business. */
export function checkValues(
  validate: ValidateFunction,
  { entity, fields, values, t }: { entity: Entity; fields: readonly Field[]; values: Values; t: TFunction },
): Faults {
  // The validator fills in defaults, so it gets a copy.
  const given = structuredClone(givenValues(values));
  const issues = validate(given) ? [] : issuesOf(validate.errors ?? [], given);
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (value instanceof Unreadable) faults[field.name] = t(`field.unreadable.${value.rule}`);
    const issue = issues.find((found) => headOf(found) === field.name);
    if (issue) faults[field.name] ??= issueText(issue, entity, field, t);
  }
  return faults;
}

function headOf(issue: Issue): string | undefined {
  return issue.field.split('.')[0];
}

function issueText(issue: Issue, entity: Entity, field: Field, t: TFunction): string {
  const { keys, params } = issueWords(issue, entity);
  return t([...keys], { ...params, label: fieldTitle(t, entity, field) });
}
