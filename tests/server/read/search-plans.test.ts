import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entity, fieldNamed } from '../../../src/entity/model/entity';
import type { Database } from '../../../src/server/database/database';
import { run, type Statement } from '../../../src/server/database/statement';
import { namedColumns } from '../../../src/server/entity/read/filter/referenced-ids';
import { planList } from '../../../src/server/entity/read/list/list-plan';
import { foundStatement, listStatement } from '../../../src/server/entity/read/list/list-statement';
import { optionsStatement, planOptions } from '../../../src/server/entity/read/options/options-statement';
import { loadModel } from '../../../src/server/registry';
import { rootActor } from '../../support/actor';
import { openTables } from '../database/engines';

const model = loadModel();
const entities = [...model.entities.values()].filter(({ singleton }) => !singleton);
const now = new Date('2026-01-15T08:00:00Z');
const viewOf = (entity: Entity) => ({ model, entity, actor: rootActor, now });

let database: Database;
beforeAll(async () => {
  database = await openTables('postgres', 'search_plans', model);
});
afterAll(() => database.close());

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * Tables of which the statement can only be answered by reading all of them. Of empty tables PostgreSQL would read all
 * of them in any case, so it is asked for a plan of nothing but lookups in indexes.
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

test.each(entities)('17.9: a search in the list of $name reads no table in full', async (entity) => {
  const view = viewOf(entity);
  const named = namedColumns(view, entity.listColumns);
  for (const ids of [[], [1, 2, 3]]) {
    const found = new Map(named.map(({ target }) => [target.name, ids]));
    const plan = { ...planList(view, { q: 'zzzz' }), found };
    for (const statement of [foundStatement(plan), listStatement(plan)]) {
      expect(await readInFull(statement)).toEqual([]);
    }
  }
});

// Without a searchable label an entity is small, and nothing refers to it.
const labelled = entities.filter((entity) => fieldNamed(entity, entity.label).searchable);

test.each(labelled)('17.9: a search of references to $name reads no table in full', async (entity) => {
  const plan = planOptions(viewOf(entity), { q: 'zzzz' });
  expect(await readInFull(optionsStatement(plan))).toEqual([]);
});

test('17.9: a condition without an index is noticed', async () => {
  expect(
    await readInFull({ sql: `select 1 from device where upper(dev_nick) like '%Z'`, parameters: [] }),
  ).toEqual(['Seq Scan of device']);
});
