import type pg from 'pg';
import { fillStores } from './fill-stores';

/** Fills the tables that the started server has made: a few merchants and stores, and `count` devices. */
export async function fillDevices(pool: pg.Pool, count: number): Promise<void> {
  await fillStores(pool);
  await pool.query(
    `insert into device (dev_code, dev_nick, name, dev_type, store, status, soft_v, bind_date, mode, test_count)
     select 'DEV-' || n, 'Device ' || n, 'Foot scanner', (array['X5','FMP','Q1P','X3','F5LAB'])[1 + n % 5], 1 + n % 1000,
            case when n % 3 = 0 then 'online' else 'offline' end, '1.' || n % 10 || '.0', date '2025-01-01' + n % 600,
            case when n % 2 = 0 then 'buyout' else 'factory' end, n % 5000
     from generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query('vacuum analyze');
}
