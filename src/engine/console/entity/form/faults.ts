import type { ValidateFunction } from 'ajv/dist/2020';
import type { TFunction } from 'i18next';
import type { Entity, Field } from '../../../schema/model/entity';
import { fieldAt, languageAt } from '../../../schema/model/nested-fields';
import { withStoredTexts } from '../../../schema/model/stored-text';
import { issueWords } from '../../../schema/write/issue-words';
import { recordIssues } from '../../../schema/write/record-issues';
import { fieldTitle, languageName } from '../../i18n/entity-words';
import { Unreadable } from '../fields/unreadable';
import { nonEmptyValues } from './changed-values';
import type { Values } from './form-fields';

/** Error messages keyed by field path: `name`, `sizes.2.label`; '' is the record. */
export type Faults = Readonly<Record<string, string>>;

/** Assigns each message to the closest shown field; the first message of a field wins. */
export function faultsOfShown(faults: Faults, shown: ReadonlySet<string>): Faults {
  const closest: Record<string, string> = {};
  for (const [path, fault] of Object.entries(faults)) {
    let at = path;
    while (at !== '' && !shown.has(at)) at = at.slice(0, Math.max(0, at.lastIndexOf('.')));
    closest[at] ??= fault;
  }
  return closest;
}

/** Validates the fields of the form. Errors of other fields are left to the server. */
export function checkValues(
  validate: ValidateFunction,
  { entity, fields, values, t }: { entity: Entity; fields: readonly Field[]; values: Values; t: TFunction },
): Faults {
  const faults: Record<string, string> = {};
  for (const { name } of fields) {
    const value = values[name];
    if (value instanceof Unreadable) faults[name] = t(`formPage.input.unreadable.${value.rule}`);
  }
  // A copy, because the validator fills in defaults.
  const filled = structuredClone(withStoredTexts(entity, nonEmptyValues(values)));
  const issues = recordIssues(entity, validate, filled, values);
  for (const issue of issues) {
    const [head = ''] = issue.field.split('.');
    const field = fields.find(({ name }) => name === head);
    if (!field || head in faults) continue;
    const { keys, params } = issueWords(issue, entity);
    const title = fieldTitle(t, entity, fieldAt(entity, issue.field) ?? field);
    const written = languageAt(entity, issue.field);
    faults[issue.field] = t([...keys], {
      ...params,
      ...(params.fields !== undefined && { fields: titlesOf(t, entity, String(params.fields)) }),
      label: written === undefined ? title : `${title} (${languageName(written)})`,
    });
  }
  return faults;
}

/** Titles of the other fields that a rule names. */
function titlesOf(t: TFunction, entity: Entity, names: string): string {
  const titles = names.split(',').map((name) => {
    const field = fieldAt(entity, name);
    return field ? fieldTitle(t, entity, field) : name;
  });
  return titles.join(', ');
}
