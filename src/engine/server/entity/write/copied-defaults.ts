import { can, canRead, canWrite } from '../../../schema/access/access';
import type { Entity, Field } from '../../../schema/model/entity';
import { rootField } from '../../../schema/model/nested-fields';
import { type Copy, copiesOf, idsAt, sourcesOf, withCopies } from '../../../schema/write/copied-defaults';
import { quote } from '../../database/sql-text';
import { Parameters, runOne, where } from '../../database/statement';
import type { Connection } from '../../database/transaction';
import type { Row, WriteRequest } from '../context';
import { scopeConditions } from '../read/select/row-scope';
import { rowSelect } from '../read/select/row-select';
import { viewOf } from '../read/view';

interface Pointed {
  readonly target: Entity;
  readonly copies: readonly Copy[];
  readonly rows: ReadonlyMap<number, Row>;
}

/**
 * Fills copied defaults of new records from the records they refer to. Permissions, row scope and hidden fields of the
 * actor apply as in any read.
 */
export async function withCopiedDefaults(
  connection: Connection,
  write: WriteRequest,
  bodies: readonly Row[],
): Promise<readonly Row[]> {
  const { entity, actor } = write;
  const copies = copiesOf(entity).filter(({ field }) => {
    const root = rootField(entity, field);
    return root !== undefined && canWrite(actor, root);
  });
  const pointed: Pointed[] = [];
  for (const name of new Set(copies.map(({ through }) => through.ref ?? ''))) {
    const through = copies.filter(({ through }) => through.ref === name);
    const found = await pointedRecords(connection, write, name, through, bodies);
    if (found) pointed.push(found);
  }
  if (pointed.length === 0) return bodies;
  const seen = pointed.flatMap((one) => one.copies);
  return bodies.map((body) =>
    withCopies(entity, seen, body, (copy, id) => {
      const one = pointed.find(({ copies }) => copies.includes(copy));
      const row = one?.rows.get(id);
      return one && row && { target: one.target, row };
    }),
  );
}

/** The referenced records with the fields to copy; undefined if the actor may see none of these fields. */
async function pointedRecords(
  connection: Connection,
  { context, actor }: WriteRequest,
  name: string,
  all: readonly Copy[],
  bodies: readonly Row[],
): Promise<Pointed | undefined> {
  const target = context.model.entities.get(name);
  if (!target || !can(actor, 'list', target)) return undefined;
  const fieldsOf = (copies: readonly Copy[]): readonly Field[] =>
    sourcesOf(target, copies).flatMap((source) => target.fields.get(source) ?? []);
  const copies = all.filter((copy) => fieldsOf([copy]).every((field) => canRead(actor, field)));
  const ids = new Set(bodies.flatMap((body) => copies.flatMap((copy) => idsAt(copy, body))));
  if (ids.size === 0) return undefined;
  const view = viewOf(context, target, actor);
  const parameters = new Parameters();
  const conditions = [
    `t.id = any(${parameters.bind([...ids])}::bigint[])`,
    ...scopeConditions(actor, target, 't', parameters),
  ];
  const { items, joins } = rowSelect(view, fieldsOf(copies), parameters);
  const rows = `select t.id, ${items} from ${quote(target.table)} t${joins}${where(conditions)}`;
  const sql = `select coalesce(json_agg(r)::text, '[]') as list from (${rows}) r`;
  const { list } = await runOne<{ list: string }>(connection, parameters.statement(sql));
  const found: readonly (Row & { readonly id: number })[] = JSON.parse(list);
  return { target, copies, rows: new Map(found.map((row) => [row.id, row])) };
}
