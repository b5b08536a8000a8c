import { type Kysely, sql } from 'kysely';
import { entityNamed, type Model, modelOf } from '../../../src/engine/schema/declaration/model';
import { rollupsOf } from '../../../src/engine/schema/declaration/rollups';
import type { EntitySchema } from '../../../src/engine/schema/model/entity-schema';
import type { SystemTables } from '../../../src/engine/server/database/system-tables';
import { valuesTable } from '../../../src/engine/server/plan/rollup-tables';
import { rollupTable } from '../../../src/engine/server/plan/rollups';

const partner: EntitySchema = {
  $id: 'owner',
  title: 'Owner',
  type: 'object',
  'x-scope': { partner: 'pcode' },
  properties: {
    name: { type: 'string', maxLength: 9 },
    pcode: { type: 'string', maxLength: 9 },
    shops: { type: 'integer', 'x-count': { entity: 'shop', by: 'owner' } },
  },
  additionalProperties: false,
};
const shop: EntitySchema = {
  $id: 'shop',
  title: 'Shop',
  type: 'object',
  'x-scope': { partner: 'pcode', store: 'id' },
  properties: {
    owner: { type: 'integer', 'x-ref': 'owner' },
    pcode: { type: 'string', maxLength: 9, 'x-inherit': 'owner.pcode' },
    sales: { type: 'integer', 'x-count': { entity: 'sale', by: 'shop' } },
    sales_today: { type: 'integer', 'x-count': { entity: 'sale', by: 'shop', at: 'sold_at', within: 'day' } },
  },
  additionalProperties: false,
};
/** Belongs to a partner through two references, so that a change of the first moves it. */
export const sale: EntitySchema = {
  $id: 'sale',
  title: 'Sale',
  type: 'object',
  'x-scope': { partner: 'pcode', store: 'shop' },
  'x-rollups': {
    daily: {
      day: 'sold_at',
      by: ['kind'],
      sum: ['amount', 'weight'],
      count: ['customer'],
      distinct: ['customer', 'kind'],
      across: true,
    },
    perShop: { sum: ['amount'] },
  },
  properties: {
    shop: { type: 'integer', 'x-ref': 'shop' },
    pcode: { type: 'string', maxLength: 9, 'x-inherit': 'shop.pcode' },
    sold_at: { type: 'string', format: 'date-time' },
    kind: { type: 'string', enum: ['cash', 'card'] },
    amount: { type: 'number', format: 'money', 'x-read': ['biz:sale:amount'] },
    weight: { type: 'number' },
    customer: { type: 'string', maxLength: 9 },
  },
  additionalProperties: false,
};

export function salesModel(schema: EntitySchema = sale): Model {
  return modelOf({ 'owner.ts': partner, 'shop.ts': shop, 'sale.ts': schema });
}

/** A model in which shops also have counted fields of their sales. */
export function turnoverModel(): Model {
  const properties: EntitySchema['properties'] = {
    ...shop.properties,
    turnover: { type: 'number', 'x-count': { entity: 'sale', by: 'shop', sum: 'amount' } },
    turnover_today: {
      type: 'number',
      'x-count': { entity: 'sale', by: 'shop', sum: 'amount', at: 'sold_at', within: 'day' },
    },
    customers: { type: 'integer', 'x-count': { entity: 'sale', by: 'shop', distinct: 'customer' } },
  };
  return modelOf({ 'owner.ts': partner, 'shop.ts': { ...shop, properties }, 'sale.ts': sale });
}

/** All stored rollups of the model, without groups that have no rows. */
export async function keptRollups(kysely: Kysely<SystemTables>, model: Model): Promise<object> {
  const kept: Record<string, unknown[]> = {};
  for (const name of ['owner', 'shop', 'sale'])
    for (const rollup of rollupsOf(model, entityNamed(model, name))) {
      const table = rollupTable(rollup);
      const tables = [table, ...(rollup.distinct.length > 0 ? [valuesTable(table)] : [])];
      for (const [at, one] of tables.entries()) {
        const keys = at === 0 ? rollup.keys : [...rollup.keys, '_field', '_value'];
        const numbers = [
          '_rows',
          ...(at === 0
            ? [...rollup.sum.map((f) => `_sum_${f}`), ...rollup.count.map((f) => `_count_${f}`)]
            : []),
        ];
        const by = sql.join(keys.map((key) => sql.ref(key)));
        const sums = sql.join(
          numbers.map((number) => sql`trim_scale(sum(${sql.ref(number)}))::text as ${sql.ref(number)}`),
        );
        const { rows } = await sql`select ${by}, ${sums} from footwork.${sql.table(one)}
          group by ${by} having sum(_rows) <> 0 order by ${by}`.execute(kysely);
        kept[`${name}.${rollup.name}${at === 0 ? '' : ' values'}`] = rows;
      }
    }
  return kept;
}

/** The same rollups, counted from the rows by hand-written SQL. */
export async function countedRollups(kysely: Kysely<SystemTables>): Promise<object> {
  const day = sql`(sold_at at time zone 'UTC')::date`;
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(kysely)).rows;
  return {
    'shop.by_owner': await rowsOf(sql`
      select owner, pcode, count(*)::text as _rows from shop group by 1, 2 order by 1, 2`),
    'sale.daily': await rowsOf(sql`
      select kind, shop, ${day} as sold_at, pcode, count(*)::text as _rows,
        trim_scale(sum(coalesce(amount, 0)))::text as _sum_amount, trim_scale(sum(coalesce(round(weight::numeric, 9), 0)))::text as _sum_weight,
        count(customer)::text as _count_customer
      from sale group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
    'sale.daily values': await rowsOf(sql`
      select kind, shop, ${day} as sold_at, pcode, 'customer' as _field, customer as _value, count(*)::text as _rows
      from sale where customer is not null group by 1, 2, 3, 4, 6
      union all
      select kind, shop, ${day}, pcode, 'kind', kind, count(*)::text from sale where kind is not null group by 1, 2, 3, 4
      order by 1, 2, 3, 4, 5, 6`),
    'sale.daily_across_stores': await rowsOf(sql`
      select kind, ${day} as sold_at, pcode, count(*)::text as _rows,
        trim_scale(sum(coalesce(amount, 0)))::text as _sum_amount, trim_scale(sum(coalesce(round(weight::numeric, 9), 0)))::text as _sum_weight,
        count(customer)::text as _count_customer
      from sale group by 1, 2, 3 order by 1, 2, 3`),
    'sale.daily_across_stores values': await rowsOf(sql`
      select kind, ${day} as sold_at, pcode, 'customer' as _field, customer as _value, count(*)::text as _rows
      from sale where customer is not null group by 1, 2, 3, 5
      union all
      select kind, ${day}, pcode, 'kind', kind, count(*)::text from sale where kind is not null group by 1, 2, 3
      order by 1, 2, 3, 4, 5`),
    'sale.perShop': await rowsOf(sql`
      select shop, pcode, count(*)::text as _rows, trim_scale(sum(coalesce(amount, 0)))::text as _sum_amount
      from sale group by 1, 2 order by 1, 2`),
    'sale.by_shop_on_sold_at': await rowsOf(sql`
      select shop, ${day} as sold_at, pcode, count(*)::text as _rows from sale group by 1, 2, 3 order by 1, 2, 3`),
  };
}
