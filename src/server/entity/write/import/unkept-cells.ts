import type { Principal } from '../../../../entity/access/principal';
import { rowScope } from '../../../../entity/access/row-scope';
import type { Issue } from '../../../../entity/contract/issue';
import type { Entity } from '../../../../entity/model/entity';
import { idOf } from '../../../../entity/query/scalar';
import { startingState } from '../../../../entity/write/record-issues';
import { quote } from '../../../database/sql-text';
import { run } from '../../../database/statement';
import { issueOf } from '../../../http/invalid';
import type { ServerContext } from '../../context';
import { scopeCondition } from '../scope';
import { cellReader, unguarded } from './cell';
import type { Line } from './csv-table';
import type { Column } from './header';

/**
 * What stands against each line because it says what an import does not keep: the id of a record that the actor
 * has already, or a state that no new record is in.
 */
export async function unkeptCells(
  context: ServerContext,
  actor: Principal,
  entity: Entity,
  columns: readonly Column[],
  lines: readonly Line[],
): Promise<readonly Issue[][]> {
  const issues = lines.map((): Issue[] => []);
  const start = startingState(entity);
  const cell = ({ cells }: Line, at: number) => unguarded(cells[at] ?? '').trim();
  for (const [at, { field }] of columns.entries()) {
    if (!field.derived) continue;
    if (field.name === 'id') {
      const known = await knownIds(
        context,
        actor,
        entity,
        lines.flatMap((line) => idOf(cell(line, at)) ?? []),
      );
      for (const [line, one] of lines.entries()) {
        if (known.has(idOf(cell(one, at)))) issues[line]?.push(issueOf('id', 'exists'));
      }
    } else if (field.name in start) {
      const read = cellReader(entity, field);
      for (const [line, one] of lines.entries()) {
        const text = cell(one, at);
        if (text !== '' && read(text) !== start[field.name])
          issues[line]?.push(issueOf(field.name, 'firstState'));
      }
    }
  }
  return issues;
}

async function knownIds(
  { database }: ServerContext,
  actor: Principal,
  entity: Entity,
  ids: readonly number[],
): Promise<ReadonlySet<number | undefined>> {
  if (ids.length === 0) return new Set();
  const condition = scopeCondition(rowScope(actor, entity), 2);
  const found = await run<{ id: number }>(database.kysely, {
    sql: `select t.id from ${quote(entity.table)} as t where t.id = any($1::bigint[]) and ${condition.sql}`,
    parameters: [ids, ...condition.values],
  });
  return new Set(found.map(({ id }) => Number(id)));
}
