import type { Principal } from '../../../../entity/access/principal';
import { filledFields } from '../../../../entity/access/row-scope';
import type { Issue } from '../../../../entity/contract/issue';
import { customerLanguages } from '../../../../entity/contract/language';
import { type Entity, type Field, givenFields } from '../../../../entity/model/entity';
import { invalid, issueOf } from '../../../http/invalid';
import { entityWords, translate } from '../../../http/words';
import { mayGive } from '../given';

/**
 * The field of each column; undefined for what the server fills itself, such as an export holds.
 * Throws a 422 that names the columns that are no field the caller may give, or one already there.
 */
export function fieldsOfHeader(
  actor: Principal,
  entity: Entity,
  header: readonly string[],
): readonly (Field | undefined)[] {
  const byTitle = fieldsByTitle(entity);
  const fields: (Field | undefined)[] = [];
  const issues: Issue[] = [];
  for (const title of header) {
    const field = entity.fields.get(title) ?? byTitle.get(title.toLowerCase());
    // Passwords do not belong in files.
    const known = field && field.type !== 'password' && (field.derived || mayName(actor, entity, field));
    if (!known) issues.push(issueOf(`rows.1.${title}`, 'unknownField'));
    else if (field.derived) fields.push(undefined);
    else if (fields.includes(field)) issues.push(issueOf(`rows.1.${title}`, 'columnTwice'));
    else fields.push(field);
  }
  if (issues.length > 0) throw invalid(issues);
  return fields;
}

/** What the server fills in for the actor may stand there as well, as it does in an export. */
function mayName(actor: Principal, entity: Entity, field: Field): boolean {
  return mayGive(actor, entity, field) || filledFields(actor, entity).includes(field.name);
}

/** Titles in all customerLanguages, in lower case; those of fields that may be given come before those that may not. */
function fieldsByTitle(entity: Entity): ReadonlyMap<string, Field | undefined> {
  const derived = [...entity.fields.values()].filter((field) => field.derived);
  return new Map([...titlesOf(entity, derived), ...titlesOf(entity, givenFields(entity))]);
}

/** A title that means different fields means none. */
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
