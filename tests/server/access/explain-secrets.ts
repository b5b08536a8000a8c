import type { FieldRules } from '../../../src/engine/schema/access/field-rules';
import type { Server } from '../../support/server';
import type { Asked } from './explain-case';

/**
 * A stored fact that a caller may not see, the statements that change and restore it, and a question whose
 * answer depends on it.
 */
export interface Secret {
  readonly name: string;
  readonly hides: FieldRules;
  /** A permission that the caller lacks. */
  readonly lacks?: string;
  readonly asked: Asked;
  readonly alter: string;
  readonly undo: string;
}

/** A secret for each fact on which an explanation depends. */
export async function explainSecrets(server: Server): Promise<readonly Secret[]> {
  const first = async (select: string) => {
    const [row] = await server.rows(`${select} limit 1`);
    if (!row) throw new Error(`None: ${select}`);
    return Number(row.id);
  };
  const anybody = 'select m.id from manager m where m.available and not m.must_change and';
  const partner = await first(
    `${anybody} m.utype = '2' and exists (select from report r where r.pcode = m.pcode)`,
  );
  // An account of a store that has exactly one store below it.
  const keeper = await first(
    `${anybody} m.utype = '3' and exists (select from report r where r.store = m.store) and exists (
       select from store s join device d on d.store = s.id and d.pcode = s.pcode where s.head_store = m.store)
     and (select count(*) from store s where s.head_store = m.store) = 1`,
  );
  const store = await first(`select store as id from manager where id = ${keeper}`);
  const below = await first(`select id from store where head_store = ${store}`);
  const foreign = await first(
    `select id from store where pcode <> (select pcode from store where id = ${store})`,
  );
  const report = await first(
    `select id from report where pcode = (select pcode from manager where id = ${partner})`,
  );
  const ofReport = await first(`select store as id from report where id = ${report}`);
  const merchant = await first(`select merchant as id from store where id = ${ofReport}`);
  const device = await first(`select id from device where store = ${ofReport}`);
  await server.rows(
    `insert into partner_config (pcode) select distinct pcode from store where id in (${store}, ${ofReport})`,
  );
  const config = await first(
    `select c.id from partner_config c join manager m on m.pcode = c.pcode where m.id = ${partner}`,
  );
  const setting = await first(
    `select c.id from partner_config c join store s on s.pcode = c.pcode where s.id = ${store}`,
  );
  const keepers = await first(`select id from device where store = ${store}`);
  const keepersReport = await first(`select id from report where store = ${store}`);
  const belows = await first(`select id from device where store = ${below}`);

  /** Changes a column of one row. */
  const change = async (table: string, column: string, id: number, value: string) => {
    const set = (literal: string) => `update ${table} set ${column} = ${literal} where id = ${id}`;
    const [row] = await server.rows(
      `select quote_nullable(${column}::text) as was from ${table} where id = ${id}`,
    );
    return { alter: set(value), undo: set(String(row?.was)) };
  };
  /** Statements that remove all links of one row, and that put them back. */
  await server.rows('create table away (like manager__roles)');
  const unlink = (table: string, owner: number) => {
    const move = (from: string, to: string) =>
      `with moved as (delete from ${from} where owner = ${owner} returning *) insert into ${to} select * from moved`;
    return { alter: move(table, 'away'), undo: move('away', table) };
  };
  const ask = (account: number, entity: string, action: string, record?: number, field?: string) => ({
    asked: { account, entity, action, record, field },
  });
  const listed = ask(keeper, 'device', 'list');
  const role = async (account: number) =>
    first(`select target as id from manager__roles where owner = ${account}`);
  const moved = {
    hides: Object.fromEntries(
      ['merchant', 'store', 'device', 'report'].map((name) => [name, { hidden: ['pcode'] }]),
    ),
    ...(await change('merchant', 'pcode', merchant, `'ELSEWHERE'`)),
  };
  const parted = await change('store', 'head_store', below, 'null');
  const allowed = await change(
    'partner_config',
    'stores_may_add_stores',
    setting,
    'not stores_may_add_stores',
  );

  const ofAccount = async (
    field: string,
    value: string,
    more: { asked: Asked } = listed,
  ): Promise<Secret> => ({
    name: `manager.${field}`,
    hides: { manager: { hidden: [field] } },
    ...more,
    ...(await change('manager', field, more.asked.account, value)),
  });
  const ofRole = async (field: string, value: string, more: { asked: Asked } = listed): Promise<Secret> => ({
    name: `role.${field}`,
    hides: { role: { hidden: [field] } },
    ...more,
    ...(await change('role', field, await role(more.asked.account), value)),
  });
  return [
    await ofAccount('username', `'somebody-else'`),
    await ofAccount('utype', `'1'`),
    await ofAccount('available', 'false'),
    await ofAccount('must_change', 'true'),
    await ofAccount('pcode', `'ELSEWHERE'`, ask(partner, 'store', 'show', ofReport)),
    await ofAccount('store', String(foreign), ask(keeper, 'device', 'show', keepers)),
    {
      name: 'manager.roles',
      hides: { manager: { hidden: ['roles'] } },
      ...listed,
      ...unlink('manager__roles', keeper),
    },
    await ofRole('code', `'OTHERWISE'`),
    await ofRole('name', `'Otherwise'`),
    await ofRole('status', `'disabled'`),
    await ofRole('scope', `'store'`, ask(partner, 'device', 'list')),
    await ofRole(
      'field_rules',
      `'{"device":{"hidden":["dev_nick"]}}'`,
      ask(keeper, 'device', 'show', undefined, 'dev_nick'),
    ),
    {
      name: 'role.menus',
      hides: { role: { hidden: ['menus'] } },
      ...listed,
      ...unlink('role__menus', await role(keeper)),
    },
    { name: 'merchant.pcode', ...moved, ...ask(partner, 'merchant', 'show', merchant) },
    { name: 'store.pcode', ...moved, ...ask(partner, 'store', 'update', ofReport) },
    { name: 'device.pcode', ...moved, ...ask(partner, 'device', 'show', device) },
    { name: 'report.pcode', ...moved, ...ask(partner, 'report', 'show', report) },
    {
      name: 'partner-config.pcode',
      hides: { 'partner-config': { hidden: ['pcode'] } },
      ...ask(partner, 'partner-config', 'show', config),
      ...(await change('partner_config', 'pcode', config, `'ELSEWHERE'`)),
    },
    {
      name: 'device.store',
      hides: { device: { hidden: ['store', 'pcode'] } },
      ...ask(keeper, 'device', 'show', keepers),
      ...(await change('device', 'store', keepers, String(foreign))),
    },
    {
      name: 'report.store',
      hides: { report: { hidden: ['store', 'pcode'] } },
      ...ask(keeper, 'report', 'show', keepersReport),
      ...(await change('report', 'store', keepersReport, String(foreign))),
    },
    {
      name: 'device.is_lock',
      hides: { device: { hidden: ['is_lock'] } },
      ...ask(keeper, 'device', 'lock', keepers),
      ...(await change('device', 'is_lock', keepers, 'not is_lock')),
    },
    {
      name: 'store.head_store',
      hides: { store: { hidden: ['head_store'] } },
      ...ask(keeper, 'device', 'show', belows),
      ...parted,
    },
    {
      name: 'a store',
      hides: {},
      lacks: 'biz:store:view',
      ...ask(keeper, 'device', 'show', belows),
      ...parted,
    },
    {
      name: 'whether there are other stores',
      hides: { store: { hidden: ['head_store'] } },
      ...ask(keeper, 'device', 'create', undefined, 'store'),
      ...parted,
    },
    {
      name: 'partner-config.stores_may_add_stores',
      hides: { 'partner-config': { hidden: ['stores_may_add_stores'] } },
      ...ask(keeper, 'store', 'create'),
      ...allowed,
    },
    {
      name: 'a partner',
      hides: {},
      lacks: 'biz:partner-config:view',
      ...ask(keeper, 'store', 'create'),
      ...allowed,
    },
  ];
}
