import type { WordParams } from '../contract/app-error';
import type { Issue } from '../contract/issue';
import type { Entity } from '../model/entity';
import { fieldAt } from '../model/nested-fields';
import { type PatternForm, patternForm } from './pattern-form';

/** The translation keys of an issue's message and its parameters, except the field's label. */
export interface IssueWords {
  /** The first key that the language has applies. */
  readonly keys: readonly string[];
  readonly params: WordParams;
}

/** The words for an issue; `path` is the path of its field inside the record. */
export function issueWords(issue: Issue, entity: Entity | null | undefined, path = issue.field): IssueWords {
  const { params } = issue;
  const rule = isEmptyList(issue) ? 'required' : issue.rule;
  const key = keyInside(entity, path);
  const form = rule === 'pattern' ? formAt(entity, path) : undefined;
  return {
    keys: [
      // Some fields and some rules have messages of their own.
      `validation.${entity?.name}.${path}.${rule}`,
      ...(typeof params.name === 'string' && rule.startsWith('rule.')
        ? [`validation.${entity?.name}.${params.name}`]
        : []),
      ...(form ? [`validation.form.${form.name}`] : []),
      ...(key !== undefined && rule === 'type' && params.type === 'string' ? ['validation.textInside'] : []),
      ...(rule === 'unique' ? uniqueWords(params) : []),
      `validation.${rule}`,
      `limit.${rule}`,
      'validation.invalid',
    ],
    // `count` selects the plural form of the message.
    params: {
      ...params,
      ...form?.params,
      ...(key !== undefined && { name: key }),
      ...(typeof params.limit === 'number' && { count: params.limit }),
    },
  };
}

function uniqueWords({ line, called, fields }: WordParams): string[] {
  if (line !== undefined) return ['validation.uniqueInFile'];
  if (called !== undefined) return ['validation.uniqueRecord'];
  return fields === undefined ? [] : ['validation.uniqueTogether'];
}

/** To users an empty list is a missing value. */
function isEmptyList({ rule, params }: Issue): boolean {
  return rule === 'minItems' && params.limit === 1;
}

function formAt(entity: Entity | null | undefined, path: string): PatternForm | undefined {
  const field = entity && fieldAt(entity, path);
  if (!field) return undefined;
  const property = field.property;
  const isItem = /\.\d+$/.test(path);
  return isItem === (property.type === 'array') ? patternForm(property) : undefined;
}

/** The key inside an object that a path such as `params.a` leads to. */
function keyInside(entity: Entity | null | undefined, path: string): string | undefined {
  const [name = '', ...inside] = path.split('.');
  const field = entity?.fields.get(name);
  return field?.type === 'json' && field.property.type === 'object' && inside.length > 0
    ? inside.join('.')
    : undefined;
}
