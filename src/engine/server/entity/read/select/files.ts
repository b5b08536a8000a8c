import { can } from '../../../../schema/access/access';
import { systemSchema } from '../../../../schema/contract/app';
import type { Field } from '../../../../schema/model/entity';
import { filePattern, showsFiles } from '../../../../schema/model/file-fields';
import { withNested } from '../../../../schema/model/nested-fields';
import { oncePer } from '../../../../schema/model/once-per';
import { literal, quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import type { View } from '../view';

/** The fields that show files by name, or contain a field that does. */
export function fieldsWithFiles(fields: readonly Field[]): readonly Field[] {
  return fields.filter(holdsFiles);
}

const holdsFiles = oncePer((field: Field): boolean => withNested([field]).some(showsFiles));

/**
 * JSON object with name, type and size of the files in an SQL text, by address. It contains only files that
 * `file_use` registers for this record and these fields, which the actor may read: the actor may fetch all of them.
 */
export function filesJson(
  { actor, entity }: View,
  text: string,
  fields: readonly Field[],
  id: string,
  parameters: Parameters,
): string {
  if (!can(actor, 'show', entity)) return `'{}'::json`;
  const names = parameters.bind(fields.map(({ name }) => name));
  const noted = `select 1 from ${systemSchema}.file_use u where u.file = f.id and u.entity = ${parameters.bind(entity.name)} and u.record_id = ${id} and u.field = any(${names}::text[])`;
  const facts = `json_build_object('name', f.name, 'size', f.size, 'type', f.media_type)`;
  const named = `select address[1] from regexp_matches(${text}, ${literal(filePattern)}, 'g') address`;
  return `(select coalesce(json_object_agg('/files/' || f.id, ${facts}), '{}') from ${systemSchema}.stored_file f where f.id in (${named}) and exists (${noted}))`;
}

/** `_files` of the row `t`. */
export function filesItem(view: View, fields: readonly Field[], parameters: Parameters): string[] {
  const holding = fieldsWithFiles(fields);
  if (holding.length === 0) return [];
  const text = `concat_ws(' ', ${holding.map(({ name }) => `t.${quote(name)}::text`).join(', ')})`;
  return [`${filesJson(view, text, holding, 't.id', parameters)} as "_files"`];
}
