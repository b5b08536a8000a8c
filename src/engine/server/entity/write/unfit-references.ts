import type { Issue } from '../../../schema/contract/issue';
import { entityNamed, type Model } from '../../../schema/declaration/model';
import type { Entity, Field } from '../../../schema/model/entity';
import { nestedIds, nestedReferences, withNested } from '../../../schema/model/nested-fields';
import { oncePer } from '../../../schema/model/once-per';
import { isSame } from '../../../schema/write/merge';
import { fits, ownFieldsOf } from '../../../schema/write/ref-where';
import { quote, quoteAll } from '../../database/sql-text';
import { Parameters, run } from '../../database/statement';
import type { Connection } from '../../database/transaction';
import { issueOf } from '../../http/invalid';
import type { Row } from '../context';
import { idsIn } from './scope';
import { idOfRow } from './stored-rows';

interface Written {
  readonly row: Row;
  /** The record before the change. A kept reference is checked again only if a field of `x-ref-where` has changed. */
  readonly before?: Row;
}

export const hasRefWhere = oncePer(({ fields }: Entity): boolean =>
  withNested([...fields.values()]).some(({ refWhere }) => refWhere !== undefined),
);

/** Issues per record: references that their `x-ref-where` does not allow. */
export async function unfitIssues(
  connection: Connection,
  model: Model,
  entity: Entity,
  written: readonly Written[],
): Promise<readonly Issue[][]> {
  const issues = written.map((): Issue[] => []);
  for (const { ref = '', refWhere, idsOf } of places(entity)) {
    if (!refWhere) continue;
    const own = ownFieldsOf(refWhere);
    const pointed = written.map(({ row, before }) => {
      if (!before || own.some((name) => !isSame(row[name], before[name]))) return idsOf(row);
      const known = new Set(idsOf(before).map(({ id }) => id));
      return idsOf(row).filter(({ id }) => !known.has(id));
    });
    const ids = [...new Set(pointed.flat().map(({ id }) => id))];
    if (ids.length === 0) continue;
    const parameters = new Parameters();
    const names = quoteAll(['id', ...Object.keys(refWhere)]);
    const { table } = entityNamed(model, ref);
    const sql = `select ${names} from ${quote(table)} where id = any(${parameters.bind(ids)}::bigint[])`;
    const targets = await run<Row>(connection, parameters.statement(sql));
    const byId = new Map(targets.map((target) => [idOfRow(target), target]));
    for (const [at, { row }] of written.entries()) {
      const unfit = pointed[at]?.filter(({ id }) => !fits(refWhere, byId.get(id) ?? {}, row)) ?? [];
      const places = new Set(unfit.map(({ place }) => place));
      issues[at]?.push(...[...places].map((place) => issueOf(place, 'unfit')));
    }
  }
  return issues;
}

interface Place extends Pick<Field, 'ref' | 'refWhere'> {
  /** The ids in a record, each with the path for its issue. */
  readonly idsOf: (row: Row) => readonly { readonly place: string; readonly id: number }[];
}

function places(entity: Entity): readonly Place[] {
  const own = [...entity.fields.values()].map(({ name, ref, refWhere }): Place => {
    return { ref, refWhere, idsOf: (row) => idsIn(row[name]).map((id) => ({ place: name, id })) };
  });
  const nested = nestedReferences(entity).map((reference): Place => {
    const { list, part } = reference;
    const idsOf = (row: Row) =>
      nestedIds(reference, row[list.name]).map(({ at, id }) => ({ place: `${list.name}.${at}`, id }));
    return { ref: part.ref, refWhere: part.refWhere, idsOf };
  });
  return [...own, ...nested];
}
