import type { RecordRefusal } from '../access/record-limits';
import type { WordParams } from '../contract/app-error';
import type { Issue } from '../contract/issue';
import { type Entity, type Field, fieldNamed } from '../model/entity';
import { isEmpty } from './condition';
import { decidingTests } from './record-rules';

type Row = Readonly<Record<string, unknown>>;

/** Whether the reader may see the field. */
type Sees = (field: Field) => boolean;

/** The refused action or verb; with `field`, the refused update of that field. */
export interface Refused {
  readonly rule: RecordRefusal;
  readonly action: string;
  readonly field?: string;
}

/** The refusal as an issue, with the value of the deciding field, as far as the reader may see it. */
export function refusalIssue(sees: Sees, entity: Entity, row: Row, refused: Refused): Issue {
  const { rule, action, field = '' } = refused;
  const [name, ...others] = decidingTests(entity, row, refused);
  const deciding = name === undefined ? undefined : entity.fields.get(name);
  if (!deciding) return { field, rule, params: {} };
  const fact = factParams(sees, deciding, row);
  // Where only the state decides, the refusal applies to all records in that state.
  const isOfState = rule === 'locked' && deciding.type === 'enum' && others.length === 0 && 'value' in fact;
  const scope = isOfState ? { state: String(fact.value) } : fact;
  return { field, rule, params: { ...(rule === 'locked' && { action }), ...scope, fields: deciding.name } };
}

/**
 * The content of a field: the value of a choice or a number, else only whether it is filled; nothing where the reader
 * may not see the field.
 */
export function factParams(sees: Sees, field: Field, row: Row): WordParams {
  const value = row[field.name];
  if (value === undefined || !sees(field)) return {};
  if (isEmpty(value)) return { filled: 0 };
  if (field.type === 'enum' || typeof value === 'boolean') return { value: String(value) };
  return typeof value === 'number' && !field.ref ? { value } : { filled: 1 };
}

const decided: ReadonlySet<string> = new Set([
  'locked',
  'guard',
  'notBy',
  'before',
  'after',
] satisfies RecordRefusal[]);

/** Whether values of the record caused the refusal. */
export function isDecidedByRecord({ rule, params }: Issue): boolean {
  return decided.has(rule) && params.fields !== undefined;
}

/** Access to the translations of one language. */
export interface RefusalWords {
  readonly say: (key: string, params?: WordParams) => string;
  readonly fieldTitle: (field: Field) => string;
  readonly enumTitle: (field: Field, value: string) => string;
  /** The plural of the entity, inside a sentence. */
  readonly entities: string;
}

/** `Status is “Shipped”`: the content of the field. */
export function factText(
  { say, fieldTitle, enumTitle }: RefusalWords,
  of: Field,
  params: WordParams,
): string {
  const { value, filled } = params;
  const field = fieldTitle(of);
  if (value === undefined) {
    return say(`limit.fact.${filled === undefined ? 'hidden' : filled ? 'filled' : 'empty'}`, { field });
  }
  return say('limit.fact.is', { field, value: valueText(say, enumTitle, of, value) });
}

function valueText(
  say: RefusalWords['say'],
  enumTitle: RefusalWords['enumTitle'],
  field: Field,
  value: string | number,
): string {
  if (field.type === 'boolean') return say(value === 'true' ? 'system.yes' : 'system.no');
  return field.type === 'enum' ? enumTitle(field, String(value)) : String(value);
}

/** The reason for a refusal as a sentence; undefined for issues that are not limits of a record. */
export function refusalText(words: RefusalWords, entity: Entity, issue: Issue): string | undefined {
  const { field, rule, params } = issue;
  const deciding = isDecidedByRecord(issue) ? entity.fields.get(String(params.fields)) : undefined;
  if (!deciding) return undefined;
  const { say, fieldTitle, enumTitle, entities } = words;
  const fields = fieldTitle(deciding);
  if (rule === 'notBy' || rule === 'before' || rule === 'after') return say(`limit.${rule}`, { fields });
  if (rule === 'guard') return say('limit.guard', { fact: factText(words, deciding, params) });
  const what = field !== '' ? 'field' : params.action === 'delete' ? 'delete' : 'update';
  const label: WordParams = field === '' ? {} : { label: fieldTitle(fieldNamed(entity, field)) };
  if (params.state === undefined) {
    return say(`limit.locked.while.${what}`, { ...label, fact: factText(words, deciding, params) });
  }
  const state = enumTitle(deciding, String(params.state));
  return say(`limit.locked.state.${what}`, { ...label, state, entities });
}
