import type pg from 'pg';

/** Fills the tables that the started server has made: a few merchants, and 1000 stores. */
export async function fillStores(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into merchant (name, contact, account, pcode)
    select 'Merchant ' || n, 'Contact', 'merchant-' || n, 'P' || (n % 3) from generate_series(1, 30) n`);
  await pool.query(`
    insert into store (code_num, name, merchant, contact, phone, country, detail_address, search_pwd)
    select 'ST-' || n, 'Store ' || n, 1 + n % 30, 'Contact', '+1 555 0100', 'US', 'Street 1', 'secret'
    from generate_series(1, 1000) n`);
}
