import type { Entity } from '../../entity/model/entity';
import { mayNameFiles } from '../../entity/model/file-fields';
import { storedFields } from '../database/columns';
import { withHash } from '../database/identifier';
import { literal, quote } from '../database/sql-text';
import type { DesiredTrigger } from './desired-table';
import { noteFileUse } from './file-use-sql';

/** Notes the files that records name in an entity without history, where no entry tells of them. */
export function fileUseTriggers(entity: Entity): DesiredTrigger[] {
  const names = storedFields(entity)
    .filter(mayNameFiles)
    .map(({ name }) => name);
  if (entity.history || names.length === 0) return [];
  const values = names.map((name) => `${literal(name)}, new.${quote(name)}`).join(', ');
  const named = `select ${literal(entity.name)} as entity, new.id as record_id, jsonb_build_object(${values}) as named`;
  const body = `begin
  ${noteFileUse(named)};
  return null;
end`;
  const calls = { name: withHash(`${entity.table}_files`, `${entity.table} ${body}`), body };
  const event = `after insert or update of ${names.map(quote).join(', ')}`;
  const naming = names.map((name) => `new.${quote(name)}::text like '%/files/%'`).join(' or ');
  const scope = `for each row when (${naming})`;
  const name = withHash(`${entity.table}_files`, `${event} ${scope} ${calls.name}`);
  return [{ name, event, scope, calls }];
}
