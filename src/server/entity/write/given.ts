import { canWrite } from '../../../entity/access/access';
import type { Principal } from '../../../entity/access/principal';
import { filledFields, isFixed, isInScope, type RowScope, rowScope } from '../../../entity/access/row-scope';
import type { Issue } from '../../../entity/contract/issue';
import type { Entity, Field } from '../../../entity/model/entity';
import type { TextType } from '../../../entity/model/localized';
import { partName } from '../../../entity/model/nested-fields';
import { isDateTime } from '../../../entity/query/scalar';
import { decimals, fixedPoint } from '../../../entity/write/formats';
import { withProducts } from '../../../entity/write/products';
import { invalid, issueOf } from '../../http/invalid';
import type { Row, ServerContext, TakenBody } from '../context';
import { cleanHtml } from './rich-text';

/** Reads a body. Throws a 422 with all issues: of fields that the caller may not write, and those that `check` finds. */
export function readGiven(
  actor: Principal,
  entity: Entity,
  body: Row,
  check: (given: Row) => readonly Issue[],
  accepts?: (field: Field) => boolean,
): Row {
  const { given, issues } = givenIn(actor, entity, body, accepts);
  const found = withoutRepeats(issues, check(given));
  if (found.length > 0) throw invalid(found);
  return given;
}

/** All issues, one per refused field. */
export function withoutRepeats(refused: readonly Issue[], found: readonly Issue[]): Issue[] {
  const names = new Set(refused.map(({ field }) => field));
  return [...refused, ...found.filter(({ field }) => !names.has(field.split('.', 1)[0] ?? ''))];
}

/**
 * What a caller gives, in the form it is compared and stored in: rich text is cleaned, times are in
 * UTC, money has no noise of binary fractions, an empty password counts as not given.
 */
export function givenIn(
  actor: Principal,
  entity: Entity,
  body: Row,
  accepts: (field: Field) => boolean = () => true,
): { given: Row; issues: Issue[] } {
  const scope = rowScope(actor, entity);
  const filled = filledFields(actor, entity);
  const given: Row = {};
  const issues: Issue[] = [];
  for (const [name, value] of Object.entries(body)) {
    const field = entity.fields.get(name);
    if (!field || !accepts(field) || !mayGive(actor, entity, field)) {
      issues.push(issueOf(name, 'unknownField'));
    } else if (filled.includes(name) && !tiesToActor(scope, name, value)) {
      issues.push(issueOf(name, 'outOfScope'));
    } else if (field.type === 'dateTime' && leavesTheCalendar(value)) {
      issues.push(issueOf(name, 'format.date-time'));
    } else if (field.type !== 'password' || (value !== null && value !== '')) {
      given[name] = storedForm(field, value);
    }
  }
  return { given, issues };
}

/** Whether the caller may send the field. A caller may repeat the value that ties a row to the own account. */
export function mayGive(actor: Principal, entity: Entity, field: Field): boolean {
  return canWrite(actor, field) || isFixed(actor, entity, field.name);
}

function tiesToActor(scope: RowScope, name: string, value: unknown): boolean {
  return scope.kind === 'some' && scope.column === name && isInScope(scope, { [name]: value });
}

function storedForm(field: Field, value: unknown): unknown {
  if (typeof value === 'number' && (field.type === 'money' || field.type === 'percent')) {
    return fixedPoint(value, decimals[field.type]);
  }
  if (field.type === 'references' && isNoReference(field, value)) return null;
  if (field.localized) return localizedForm(value, field.localized);
  if (field.fields.length > 0) return withProducts(field, withTexts(field, value));
  if (typeof value !== 'string') return value;
  if (field.type === 'richText') return cleanHtml(value);
  return field.type === 'dateTime' && isDateTime(value) ? utcTime(value) : value;
}

/** Without the languages that have no text; null where none has. */
function localizedForm(value: unknown, type: TextType): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const clean = (text: unknown) => (type === 'richText' && typeof text === 'string' ? cleanHtml(text) : text);
  const texts = Object.entries(value)
    .map(([language, text]) => [language, clean(text)])
    .filter(([, text]) => text !== null && text !== '');
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

/** An object, or the objects of a list, with their localized texts in that form; those that have none are left out. */
function withTexts(field: Pick<Field, 'fields'>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withTexts(field, item));
  const parts = field.fields.filter((part) => part.localized !== undefined || part.fields.length > 0);
  if (parts.length === 0 || typeof value !== 'object' || value === null) return value;
  const held: Row = { ...value };
  for (const part of parts) {
    const name = partName(part);
    if (!(name in held)) continue;
    const given = part.localized ? localizedForm(held[name], part.localized) : withTexts(part, held[name]);
    if (given === null && !part.required) delete held[name];
    else held[name] = given;
  }
  return held;
}

/** Optional references that are null are read as an empty list, which is therefore written as null. */
function isNoReference({ required, property }: Field, value: unknown): boolean {
  return Array.isArray(value) && value.length === 0 && !required && property.minItems !== undefined;
}

function leavesTheCalendar(value: unknown): boolean {
  return typeof value === 'string' && isDateTime(value) && !isDateTime(utcTime(value));
}

/** Its offset can carry a time out of the years 1 to 9999; the text is then no date-time any more. */
function utcTime(text: string): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/** The body as the entity reads it; of most there is nothing but fields. */
export function takenBody(
  { hooks }: ServerContext,
  entity: Entity,
  body: Row,
  change: 'create' | 'update',
): TakenBody {
  return hooks[entity.name]?.take?.(body, change) ?? { fields: body, issues: [] };
}
