import type pg from 'pg';
import { fillStores } from './fill-stores';

/** The schema that the bench adds to the product: measurements of a device, declared big. */
export const measurementSchema = `import { defineEntity } from '../src/engine/schema/declaration/define-entity';

export default defineEntity({
  $id: 'bench-measurement',
  title: 'Bench measurement',
  type: 'object',
  'x-big': true,
  'x-scope': { partner: 'pcode', store: 'store' },
  'x-sort': '-taken',
  'x-indexes': [['customer'], ['kind', 'status'], ['store', 'grade']],
  properties: {
    code: { type: 'string', title: 'Number', maxLength: 40, 'x-unique': true, 'x-search': true },
    customer: { type: 'string', title: 'Customer', maxLength: 40, 'x-search': true },
    kind: { type: 'string', title: 'Kind', enum: ['static', 'dynamic', 'posture', 'scan', 'jump'] },
    status: { type: 'string', title: 'Status', enum: ['new', 'checked', 'done'] },
    grade: { type: 'integer', title: 'Grade', minimum: 0, maximum: 9 },
    taken: { type: 'string', format: 'date-time', title: 'Taken' },
    store: { type: 'integer', title: 'Store', 'x-ref': 'store' },
    pcode: { type: 'string', title: 'Partner code', 'x-inherit': 'store.pcode' },
    note: { type: 'string', format: 'multiline', title: 'Note', maxLength: 500 },
  },
  required: ['code', 'customer', 'kind', 'status', 'grade', 'taken', 'store'],
  additionalProperties: false,
});
`;

const table = 'bench_measurement';

/**
 * Fills the tables of the started server: 1000 stores, and `count` measurements, ten of each customer.
 * Creates the indexes after the rows and counts the totals once, which is many times as fast.
 */
export async function fillMeasurements(pool: pg.Pool, count: number): Promise<void> {
  await fillStores(pool);
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = '${table}'::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`);
  for (const { name } of indexes) await pool.query(`drop index "${name}"`);
  await pool.query(`alter table ${table} disable trigger user`);
  await pool.query(
    `insert into ${table} (code, customer, kind, status, grade, taken, store, pcode)
     select 'M-' || lpad(n::text, 8, '0'), 'CU-' || n % ($1::int / 10) || 'X',
            (array['static','dynamic','posture','scan','jump'])[1 + n % 5], (array['new','checked','done'])[1 + n / 7 % 3],
            n / 1000 % 10, timestamptz '2026-01-01' + n * interval '1 second', s.id, s.pcode
     from generate_series(1, $1::int) n join store s on s.id = 1 + n % 1000`,
    [count],
  );
  await pool.query(`alter table ${table} enable trigger user`);
  for (const { definition } of indexes) await pool.query(definition);
  for (const [scope, key] of [
    ['all', "''"],
    ['partner', 'pcode'],
    ['store', 'store::text'],
  ]) {
    await pool.query(
      `insert into footwork.entity_total (entity, scope, key, slot, rows)
       select 'bench-measurement', '${scope}', ${key}, 0, count(*) from ${table} group by 3
       on conflict (entity, scope, key, slot) do update set rows = excluded.rows`,
    );
  }
  await pool.query('vacuum analyze');
}
