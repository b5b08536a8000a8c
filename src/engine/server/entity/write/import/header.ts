import type { Principal } from '../../../../schema/access/principal';
import { filledFields } from '../../../../schema/access/row-scope';
import type { Issue } from '../../../../schema/contract/issue';
import { type CustomerLanguage, customerLanguages } from '../../../../schema/contract/language';
import { type Entity, type Field, inputFields } from '../../../../schema/model/entity';
import { invalid, issueOf } from '../../../http/invalid';
import { entityWords, translate } from '../../../http/words';
import { maySend } from '../caller-values';

/** A column of the file: a field, or one language of a localized field. */
export interface Column {
  readonly field: Field;
  readonly language?: CustomerLanguage | undefined;
}

/**
 * The field of each column, including fields that the server fills, because an export contains them. Throws a 422 for
 * unknown, forbidden and duplicate columns.
 */
export function fieldsOfHeader(
  actor: Principal,
  entity: Entity,
  header: readonly string[],
): readonly Column[] {
  const byTitle = fieldsByTitle(entity);
  const columns: Column[] = [];
  const issues: Issue[] = [];
  for (const title of header) {
    const { field, language } = columnOf(entity, byTitle, title);
    // Passwords must not be in files.
    const known = field && !field.secret && (field.derived || mayName(actor, entity, field));
    if (!known) issues.push(issueOf(`rows.1.${title}`, 'unknownField'));
    else if (columns.some((column) => column.field === field && column.language === language))
      issues.push(issueOf(`rows.1.${title}`, 'columnTwice'));
    else columns.push({ field, language });
  }
  if (issues.length > 0) throw invalid(issues);
  return columns;
}

/** A localized field has a column per language: `title.en`, with the name or the translated title of the field. */
function columnOf(
  entity: Entity,
  byTitle: ReadonlyMap<string, Field | undefined>,
  title: string,
): Partial<Column> {
  const fieldOf = (text: string) => entity.fields.get(text) ?? byTitle.get(text.toLowerCase());
  const whole = fieldOf(title);
  if (whole && !whole.localized) return { field: whole };
  const dot = title.lastIndexOf('.');
  const language = customerLanguages.find((one) => one === title.slice(dot + 1).toLowerCase());
  const field = language && fieldOf(title.slice(0, dot));
  return field?.localized ? { field, language } : {};
}

/** Fields that the server fills for the actor are accepted, because an export contains them. */
function mayName(actor: Principal, entity: Entity, field: Field): boolean {
  return maySend(actor, entity, field) || filledFields(actor, entity).includes(field.name);
}

/** By lower-case title in all languages. Titles of writable fields override those of derived fields. */
function fieldsByTitle(entity: Entity): ReadonlyMap<string, Field | undefined> {
  const derived = [...entity.fields.values()].filter((field) => field.derived);
  return new Map([...titlesOf(entity, derived), ...titlesOf(entity, inputFields(entity))]);
}

/** An ambiguous title maps to undefined. */
function titlesOf(entity: Entity, fields: readonly Field[]): ReadonlyMap<string, Field | undefined> {
  const byTitle = new Map<string, Field | undefined>();
  for (const language of customerLanguages) {
    const words = entityWords(language, entity).fields;
    for (const field of fields) {
      const title = (words[field.name] ?? translate(language, `system.fields.${field.name}`)).toLowerCase();
      const other = byTitle.get(title);
      byTitle.set(title, byTitle.has(title) && other !== field ? undefined : field);
    }
  }
  return byTitle;
}
