import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { type Entity, fieldNamed } from '../../../src/engine/schema/model/entity';
import { Parameters, run, type Statement } from '../../../src/engine/server/database/statement';
import { namedColumns } from '../../../src/engine/server/entity/read/filter/referenced-ids';
import { searchCondition } from '../../../src/engine/server/entity/read/filter/search-condition';
import { planList } from '../../../src/engine/server/entity/read/list/list-plan';
import { foundStatement, listStatement } from '../../../src/engine/server/entity/read/list/list-statement';
import {
  optionsStatement,
  planOptions,
} from '../../../src/engine/server/entity/read/options/options-statement';
import { loadModel } from '../../../src/engine/server/registry';
import { rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { openTables } from '../database/engines';

const model = loadModel();
const entities = [...model.entities.values()].filter(({ singleton }) => !singleton);
const now = new Date('2026-01-15T08:00:00Z');
const viewOf = (entity: Entity) => ({ model, entity, actor: rootActor, now });

const database = openForTests(() => openTables('postgres', 'search_plans', model));

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * The tables that PostgreSQL must read in full for the statement. It would read empty tables in full in any
 * case, so this function permits only bitmap lookups in indexes.
 */
async function readInFull({ sql: text, parameters }: Statement): Promise<string[]> {
  const [found] = await database.kysely.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_indexscan = off`.execute(transaction);
    await sql`set local enable_indexonlyscan = off`.execute(transaction);
    return run<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(transaction, {
      sql: `explain (format json) ${text}`,
      parameters,
    });
  });
  const nodes = found ? all(found['QUERY PLAN'][0].Plan) : [];
  expect(nodes).not.toEqual([]);
  return nodes
    .filter((node) => node['Relation Name'] !== undefined && node['Node Type'] !== 'Bitmap Heap Scan')
    .map((node) => `${node['Node Type']} of ${node['Relation Name']}`);
}

function all(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(all)];
}

/** Words, numbers, the end of a phone number, and mixtures. */
const sought = ['zzzz', 'zzzz y', '4711', '2026-0042', '+49 30 4711', 'r1', '7', '--'];

test.each(entities)('17.9, 17.17: a search in the list of $name reads no table in full', async (entity) => {
  const view = viewOf(entity);
  const named = namedColumns(view);
  for (const q of sought) {
    for (const ids of [[], [1, 2, 3]]) {
      const found = new Map(named.map(({ target }) => [target.name, ids]));
      const plan = { ...planList(view, { q }), found };
      for (const statement of [foundStatement(plan), listStatement(plan)]) {
        expect([q, await readInFull(statement)]).toEqual([q, []]);
      }
    }
  }
});

// An entity without a searchable label is small, and no entity refers to it.
const labelled = entities.filter((entity) => fieldNamed(entity, entity.label).searchable);

test.each(labelled)('17.9, 17.17: a search of references to $name reads no table in full', async (entity) => {
  for (const q of sought) {
    expect([q, await readInFull(optionsStatement(planOptions(viewOf(entity), { q })))]).toEqual([q, []]);
  }
});

test.each([
  ['order', 'order_number'],
  ['order', 'phone'],
  ['device', 'dev_code'],
  ['customer', 'customer_number'],
  ['customer', 'phone'],
  ['customer', 'student_number'],
  ['report', 'report_number'],
  ['report', 'customer_number'],
  ['store', 'phone'],
  ['merchant', 'phone'],
  ['manager', 'phone'],
])('17.17: a search finds any part of %s.%s', async (name, field) => {
  const entity = entityNamed(model, name);
  const alone = { ...entity, fields: new Map([...entity.fields].filter(([one]) => one === field)) };
  const { searchable, type } = fieldNamed(entity, field);
  expect(searchable).toBe(entity.big && type !== 'phone' ? 'part' : true);
  const parameters = new Parameters();
  expect(searchCondition({ ...viewOf(entity), entity: alone }, '4711', parameters)).toMatch(/ ilike \$1/);
});

test('17.9: a condition without an index is noticed', async () => {
  expect(
    await readInFull({ sql: `select 1 from device where upper(dev_nick) like '%Z'`, parameters: [] }),
  ).toEqual(['Seq Scan of device']);
});
