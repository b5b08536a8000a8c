import type { Issue } from '../../../entity/contract/issue';
import { entityNamed, type Model } from '../../../entity/declaration/model';
import type { Entity } from '../../../entity/model/entity';
import { isSame } from '../../../entity/write/merge';
import { fits, ownFieldsOf } from '../../../entity/write/ref-where';
import { quote, quoteAll } from '../../database/sql-text';
import { run } from '../../database/statement';
import type { Connection } from '../../database/transaction';
import { issueOf } from '../../http/invalid';
import type { Row } from '../context';
import { idsIn } from './scope';
import { idOfRow } from './stored-rows';

interface Written {
  readonly row: Row;
  /** The record as it was; a reference is judged again only where it, or what it depends on, has changed. */
  readonly before?: Row;
}

export function hasRefWhere({ fields }: Entity): boolean {
  return [...fields.values()].some(({ refWhere }) => refWhere !== undefined);
}

/** What stands against each of these records: references to what their `x-ref-where` does not let them point to. */
export async function unfitIssues(
  connection: Connection,
  model: Model,
  entity: Entity,
  written: readonly Written[],
): Promise<readonly Issue[][]> {
  const issues = written.map((): Issue[] => []);
  for (const { name, ref = '', refWhere } of entity.fields.values()) {
    if (!refWhere) continue;
    const concerned = [name, ...ownFieldsOf(refWhere)];
    const pointed = written.map(({ row, before }) =>
      before && concerned.every((one) => isSame(row[one], before[one])) ? [] : idsIn(row[name]),
    );
    const ids = [...new Set(pointed.flat())];
    if (ids.length === 0) continue;
    const targets = await run<Row>(connection, {
      sql: `select ${quoteAll(['id', ...Object.keys(refWhere)])} from ${quote(entityNamed(model, ref).table)} where id = any($1::bigint[])`,
      parameters: [ids],
    });
    const byId = new Map(targets.map((target) => [idOfRow(target), target]));
    for (const [at, { row }] of written.entries()) {
      if (pointed[at]?.every((id) => fits(refWhere, byId.get(id) ?? {}, row))) continue;
      issues[at]?.push(issueOf(name, 'unfit'));
    }
  }
  return issues;
}
