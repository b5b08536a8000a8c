import { sql } from 'kysely';
import type { FileKind } from '../../../schema/contract/file-kind';
import type { Issue } from '../../../schema/contract/issue';
import type { Entity, Field } from '../../../schema/model/entity';
import { partName, withNested } from '../../../schema/model/nested-fields';
import { oncePer } from '../../../schema/model/once-per';
import { system } from '../../database/system-schema';
import type { Connection } from '../../database/transaction';
import { issueOf } from '../../http/invalid';
import { extensionsOf, mediaTypeNamed } from '../../http/media-type';
import type { Row } from '../context';
import { filesIn } from './named-files';

interface Named {
  readonly id: string;
  /** For example `manual` or `parts.2.manual`. */
  readonly path: string;
  readonly accept: readonly FileKind[];
}

/** Issues per row: files whose kind the field does not accept. */
export async function kindIssues(
  connection: Connection,
  entity: Entity,
  rows: readonly Row[],
): Promise<readonly Issue[][]> {
  const named = rows.map((row) =>
    choosyFields(entity).flatMap((field) => namedIn(field, row[field.name], '')),
  );
  const ids = [...new Set(named.flat().map(({ id }) => id))];
  if (ids.length === 0) return rows.map(() => []);
  const found = await sql<{ id: string; media_type: string }>`
    select id, media_type from ${system}.stored_file where id = any(${ids}::text[])`.execute(connection);
  const kinds = new Map(found.rows.map(({ id, media_type: type }) => [id, mediaTypeNamed(type)?.kind]));
  const isOther = ({ id, accept }: Named) => {
    const kind = kinds.get(id);
    return kind !== undefined && !accept.includes(kind);
  };
  return named.map((files) =>
    files
      .filter(isOther)
      .map(({ path, accept }) =>
        accept.join() === 'json'
          ? issueOf(path, 'fileJson')
          : issueOf(path, 'fileKind', { types: extensionsOf(accept) }),
      ),
  );
}

/** The fields that restrict the kinds of files, directly or in a nested field. */
const choosyFields = oncePer(({ fields }: Entity): readonly Field[] =>
  [...fields.values()].filter((field) =>
    withNested([field]).some(({ property }) => property['x-accept'] !== undefined),
  ),
);

function namedIn(field: Field, value: unknown, above: string): Named[] {
  const path = `${above}${partName(field)}`;
  const accept = field.property['x-accept'];
  if (accept) return filesIn(value).map((id) => ({ id, path, accept }));
  if (field.fields.length === 0 || typeof value !== 'object' || value === null) return [];
  const inside = (held: unknown, at: string) =>
    field.fields.flatMap((part) => namedIn(part, (held as Row | null)?.[partName(part)], `${at}.`));
  return Array.isArray(value)
    ? value.flatMap((held, index) => inside(held, `${path}.${index}`))
    : inside(value, path);
}
