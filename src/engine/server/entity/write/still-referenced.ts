import { can, canRead } from '../../../schema/access/access';
import type { Principal } from '../../../schema/access/principal';
import { type RowScope, rowScope } from '../../../schema/access/row-scope';
import { AppError } from '../../../schema/contract/app-error';
import type { Model } from '../../../schema/declaration/model';
import type { Entity, Field } from '../../../schema/model/entity';
import { rootField } from '../../../schema/model/nested-fields';
import { linkTable } from '../../database/columns';
import { quote } from '../../database/sql-text';
import { Parameters, run } from '../../database/statement';
import type { Connection } from '../../database/transaction';
import type { Row } from '../context';
import { labelParameter } from './label-parameter';
import { scopeCondition } from './scope';

/** The actor and the ids of a delete. */
export interface Deletion {
  readonly actor: Principal;
  readonly ids: readonly number[];
}

interface Held {
  readonly id: number;
  readonly count: number;
  /** How many of these the actor may see. */
  readonly seen: number;
}

/**
 * The 409 that names the records that others still reference, with the number of references per entity. It counts
 * only records that the actor may see, and says whether there are others.
 */
export async function stillReferenced(
  connection: Connection,
  model: Model,
  entity: Entity,
  { actor, ids }: Deletion,
): Promise<AppError> {
  let found: AppError['params'] | undefined;
  let hidden: Held | undefined;
  for (const referrer of model.referrers(entity.name)) {
    const parameters = new Parameters();
    const deleted = `any(${parameters.bind(ids)}::bigint[])`;
    const stays = referrer.entity === entity ? `not (t.id = ${deleted})` : 'true';
    const { from, column } = pointing(referrer.entity, referrer.field);
    const scope = scopeCondition(sightOf(actor, referrer.entity, referrer.field), parameters);
    const sql = `select ${column} as id, count(*) as count, count(*) filter (where ${scope}) as seen
      from ${from} where ${column} = ${deleted} and ${stays} group by ${column} order by ${column}`;
    const held = await run<Held>(connection, parameters.statement(sql));
    const seen = held.find((one) => one.seen > 0);
    if (seen) found ??= { entity: referrer.entity.name, count: seen.seen, id: seen.id };
    hidden ??= held.find((one) => one.count > one.seen);
  }
  if (!found && hidden) found = { id: hidden.id, hidden: 1 };
  else if (hidden) found = { ...found, more: 1 };
  // The records reference each other, or the referencing record was just deleted.
  found ??= { entity: entity.name, count: ids.length, id: ids[0] ?? 0 };
  return new AppError('stillReferenced', {
    ...found,
    ...(await nameOf(connection, entity, actor, found.id)),
  });
}

/** The label of the record that is still referenced. */
async function nameOf(connection: Connection, entity: Entity, actor: Principal, id: unknown) {
  const parameters = new Parameters();
  const sql = `select ${quote(entity.label)} from ${quote(entity.table)} where id = ${parameters.bind(id)}`;
  const [row = {}] = await run<Row>(connection, parameters.statement(sql));
  return labelParameter(actor, entity, row);
}

/** The records whose reference field the actor may read. */
function sightOf(actor: Principal, entity: Entity, field: Field): RowScope {
  const isSeen = can(actor, 'list', entity) && canRead(actor, rootField(entity, field) ?? field);
  return isSeen ? rowScope(actor, entity) : { kind: 'none' };
}

function pointing(entity: Entity, field: Field): { from: string; column: string } {
  const from = `${quote(entity.table)} as t`;
  return field.type === 'references' || field.name.includes('.')
    ? { from: `${from} join ${quote(linkTable(entity, field))} as l on l.owner = t.id`, column: 'l.target' }
    : { from, column: `t.${quote(field.name)}` };
}
