import type { Actor } from '../../../entity/actor';
import { type Entity, type Field, givenFields } from '../../../entity/entity';
import type { Issue } from '../../../entity/issue';
import { languages } from '../../../entity/language';
import { entityWords } from '../../words';
import { mayGive } from '../given';
import { invalid, issueOf } from '../invalid';

/** The field of each column. Throws a 422 that names the columns that are no field, or one already there. */
export function fieldsOfHeader(actor: Actor, entity: Entity, header: readonly string[]): readonly Field[] {
  const byTitle = fieldsByTitle(entity);
  const fields: Field[] = [];
  const issues: Issue[] = [];
  for (const title of header) {
    const field = entity.fields.get(title) ?? byTitle.get(title.toLowerCase());
    // Passwords do not belong in files.
    const known = field && field.type !== 'password' && mayGive(actor, entity, field);
    if (known && !fields.includes(field)) fields.push(field);
    else issues.push(issueOf(`rows.1.${title}`, 'unknownField'));
  }
  if (issues.length > 0) throw invalid(issues);
  return fields;
}

/** Titles in all languages, in lower case; a title that means different fields means none. */
function fieldsByTitle(entity: Entity): ReadonlyMap<string, Field | undefined> {
  const byTitle = new Map<string, Field | undefined>();
  for (const language of languages) {
    const words = entityWords(language, entity).fields;
    for (const field of givenFields(entity)) {
      const title = (words[field.name] ?? field.title).toLowerCase();
      const other = byTitle.get(title);
      byTitle.set(title, byTitle.has(title) && other !== field ? undefined : field);
    }
  }
  return byTitle;
}
