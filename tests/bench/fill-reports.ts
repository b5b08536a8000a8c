import type pg from 'pg';

/**
 * Inserts `count` reports of the last three years, of existing stores, devices and customers. Triggers and
 * indexes wait until the rows are in, so that ten million rows take minutes; the caller counts totals and
 * rollups afterwards.
 */
export async function fillReports(pool: pg.Pool, count: number): Promise<void> {
  const found = await pool.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
    where indrelid = 'report'::regclass
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`);
  for (const { name } of found.rows) await pool.query(`drop index ${name}`);
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into report (report_number, type, customer_number, customer, detection_time, store, device, dev_type,
         pcode, evaluation)
       select 'R-' || n, (array['static','dynamic','posture'])[1 + n % 3], 'CU-' || n % 100000, 1 + n % 1000,
         now() - random() * interval '3 years', s.id, d.id, d.dev_type, s.pcode,
         case when n % 7 = 0 then 'pending' else 'evaluated' end
       from generate_series(1, $1::int) n
       join device d on d.id = 1 + n % 5000 join store s on s.id = d.store`,
      [count],
    );
    await client.query('set session_replication_role = origin');
  } finally {
    client.release();
  }
  for (const { definition } of found.rows) await pool.query(definition);
  await pool.query('vacuum analyze');
}
