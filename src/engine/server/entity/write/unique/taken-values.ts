import { can } from '../../../../schema/access/access';
import { labelField } from '../../../../schema/access/label-field';
import { rowScope } from '../../../../schema/access/row-scope';
import { type Entity, type Field, fieldNamed } from '../../../../schema/model/entity';
import { fieldsOf } from '../../../../schema/write/condition';
import { sqlTypeOf } from '../../../database/columns';
import { conditionSql } from '../../../database/condition-sql';
import { scopeSql } from '../../../database/scope-sql';
import { quote } from '../../../database/sql-text';
import { Parameters, run } from '../../../database/statement';
import type { Connection } from '../../../database/transaction';
import { type UniqueValues, uniqueSql, uniqueValuesOf } from '../../../database/unique-values';
import type { Row, WriteRequest } from '../../context';
import { labelText } from '../../read/select/labels';
import { viewOf } from '../../read/view';

/** Unique values of a row that a stored record or an earlier row has. */
export interface Taken {
  readonly index: number;
  readonly fields: readonly Field[];
  readonly by: { readonly kind: 'row'; readonly index: number } | ({ readonly kind: 'record' } & Holder);
}

/** The other record, as far as the actor may see it. */
export interface Holder {
  readonly id?: number;
  readonly called?: string;
}

interface Found {
  readonly index: number;
  readonly first: number;
  readonly id: number | null;
  readonly called: string | null;
  readonly seen: boolean | null;
}

/**
 * Finds taken unique values with one query per key. The rows include inherited values; those with an id are not compared
 * with their own stored record.
 */
export async function takenValues(
  connection: Connection,
  write: WriteRequest,
  rows: readonly Row[],
): Promise<Taken[]> {
  const { entity, actor } = write;
  const keys = uniqueValuesOf(entity).filter(({ fields }) =>
    rows.some((row) => fields.every(({ name }) => isFilled(row[name]))),
  );
  if (keys.length === 0) return [];
  const mayName = labelField(actor, entity) !== undefined;
  const mayShow = can(actor, 'show', entity);
  const taken: Taken[] = [];
  for (const key of keys) {
    const found = await run<Found>(connection, takenStatement(write, key, rows));
    for (const { index, first, id, called, seen } of found) {
      const by =
        id === null
          ? ({ kind: 'row', index: first } as const)
          : ({
              kind: 'record',
              ...(seen && mayShow && { id }),
              ...(seen && mayName && called && { called }),
            } as const);
      taken.push({ index, fields: key.fields, by });
    }
  }
  return taken;
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function takenStatement({ context, entity, actor }: WriteRequest, key: UniqueValues, rows: readonly Row[]) {
  const parameters = new Parameters();
  const columns = columnsOf(entity, key);
  const entries = rows.map((row, index) => ({
    _index: index,
    _own: row.id,
    ...Object.fromEntries(columns.map(({ name }) => [name, row[name]])),
  }));
  const bound = parameters.bind(JSON.stringify(entries));
  const definitions = columns.map((field) => `${quote(field.name)} ${sqlTypeOf(field)}`);
  const keys = key.fields.map((field, at) => ({ field, name: `_${at}` }));
  const keyed = keys.map(({ field, name }) => `${uniqueSql(field, quote(field.name))} as ${name}`);
  const filled = key.fields.map(({ name }) => `${quote(name)} is not null`);
  const condition = key.where ? [conditionSql(entity, key.where)] : [];
  const scope = scopeSql(rowScope(actor, entity), 't', parameters) ?? 'true';
  const called = labelText(viewOf(context, entity, actor), entity, 't');
  const same = keys.map(({ field, name }) => `${uniqueSql(field, quote(field.name))} = keyed.${name}`);
  return parameters.statement(`with keyed as (
  select _index, _own, ${keyed.join(', ')}
  from jsonb_to_recordset(${bound}::jsonb) as input (_index integer, _own bigint, ${definitions.join(', ')})
  where ${[...filled, ...condition].join(' and ')}
), placed as (
  select *, min(_index) over (partition by ${keys.map(({ name }) => name).join(', ')}) as _first from keyed
)
select keyed._index as index, keyed._first as first, t.id, ${called} as called, (${scope}) as seen
from placed as keyed
left join lateral (
  select * from ${quote(entity.table)} as stored
  where ${[...same, ...condition].join(' and ')} and stored.id is distinct from keyed._own limit 1
) as t on true
where t.id is not null or keyed._first < keyed._index
order by keyed._index`);
}

/** Columns of the key and of its condition. */
function columnsOf(entity: Entity, { fields, where }: UniqueValues): Field[] {
  const tested = where ? fieldsOf(where).map((name) => fieldNamed(entity, name)) : [];
  return [...new Set([...fields, ...tested])];
}
