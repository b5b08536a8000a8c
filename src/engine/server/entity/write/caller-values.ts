import { canWrite } from '../../../schema/access/access';
import type { Principal } from '../../../schema/access/principal';
import { filledFields, isFixed, isInScope, type RowScope, rowScope } from '../../../schema/access/row-scope';
import type { Issue } from '../../../schema/contract/issue';
import type { Entity, Field } from '../../../schema/model/entity';
import { traitsOf } from '../../../schema/model/field-traits';
import type { TextType } from '../../../schema/model/localized';
import { partName } from '../../../schema/model/nested-fields';
import { storedText } from '../../../schema/model/stored-text';
import { fixedPoint } from '../../../schema/write/formats';
import { withProducts } from '../../../schema/write/products';
import { issueOf } from '../../http/invalid';
import type { ParsedBody, Row, ServerContext } from '../context';
import { cleanHtml } from './rich-text';

/** Joins the issues of several stages; a field that one stage refuses has no issues of later ones. */
export function onePerField(...stages: readonly (readonly Issue[])[]): Issue[] {
  const names = new Set<string>();
  return stages.flatMap((stage) => {
    const found = stage.filter(({ field }) => !names.has(field.split('.', 1)[0] ?? ''));
    for (const { field } of found) names.add(field);
    return found;
  });
}

/**
 * The body's values in stored form: rich text is sanitized, times are in UTC, money is rounded to its decimals. An
 * empty password counts as absent.
 */
export function callerValues(
  actor: Principal,
  entity: Entity,
  body: Row,
  accepts: (field: Field) => boolean = () => true,
): { values: Row; issues: Issue[] } {
  const scope = rowScope(actor, entity);
  const filled = filledFields(actor, entity);
  const texts: Row = {};
  const issues: Issue[] = [];
  for (const [name, value] of Object.entries(body)) {
    const field = entity.fields.get(name);
    if (!field || !accepts(field) || !maySend(actor, entity, field)) {
      issues.push(issueOf(name, 'unknownField'));
    } else if (filled.includes(name) && !tiesToActor(scope, name, value)) {
      issues.push(issueOf(name, 'outOfScope'));
    } else if (!field.secret || (value !== null && value !== '')) {
      texts[name] = storedForm(field, value);
    }
  }
  return { values: texts, issues };
}

/** Whether the caller may send the field. The field that ties a row to the actor's account is accepted, too. */
export function maySend(actor: Principal, entity: Entity, field: Field): boolean {
  return canWrite(actor, field) || isFixed(actor, entity, field.name);
}

function tiesToActor(scope: RowScope, name: string, value: unknown): boolean {
  return scope.kind === 'some' && scope.column === name && isInScope(scope, { [name]: value });
}

function storedForm(field: Field, value: unknown): unknown {
  const { decimals } = traitsOf(field.type);
  if (typeof value === 'number') return decimals === undefined ? value : fixedPoint(value, decimals);
  if (field.type === 'references' && isNoReference(field, value)) return null;
  if (field.localized) return localizedForm(value, field.localized);
  if (field.fields.length > 0) return withProducts(field, withTexts(field, value));
  if (typeof value !== 'string') return value;
  if (field.type === 'richText') return cleanHtml(value);
  return storedText(field, value);
}

/** Drops languages without text; null if none is left. */
function localizedForm(value: unknown, type: TextType): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const clean = (text: unknown) => (type === 'richText' && typeof text === 'string' ? cleanHtml(text) : text);
  const texts = Object.entries(value)
    .map(([language, text]) => [language, clean(text)])
    .filter(([, text]) => text !== null && text !== '');
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

/** Applies `localizedForm` inside an object or the objects of a list. Empty optional texts are dropped. */
function withTexts(field: Pick<Field, 'fields'>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withTexts(field, item));
  const parts = field.fields.filter((part) => part.localized !== undefined || part.fields.length > 0);
  if (parts.length === 0 || typeof value !== 'object' || value === null) return value;
  const held: Row = { ...value };
  for (const part of parts) {
    const name = partName(part);
    if (!(name in held)) continue;
    const values = part.localized ? localizedForm(held[name], part.localized) : withTexts(part, held[name]);
    if (values === null && !part.required) delete held[name];
    else held[name] = values;
  }
  return held;
}

/** Reads return optional references that are null as an empty list, so an empty list is stored as null. */
function isNoReference({ required, property }: Field, value: unknown): boolean {
  return Array.isArray(value) && value.length === 0 && !required && property.minItems !== undefined;
}

/** Calls the entity's hook; without one, the body consists of fields only. */
export function parsedBody(
  { hooks }: ServerContext,
  entity: Entity,
  body: Row,
  change: 'create' | 'update',
): ParsedBody {
  return hooks[entity.name]?.parseBody?.(body, change) ?? { fields: body, issues: [] };
}
