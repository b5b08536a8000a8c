import type { Principal } from '../../../schema/access/principal';
import type { Entity } from '../../../schema/model/entity';
import { run } from '../../database/statement';
import type { Row } from '../context';
import { type FoundRow, recordStatement } from './record/record-statement';
import { answeredFields } from './select/answered-fields';
import { type ReadContext, viewOf } from './view';

/**
 * A record as `show` answers it; undefined if it is not in the actor's row scope. The caller checks the permission.
 * `without`: bulky fields to omit.
 */
export async function readRecord(
  context: ReadContext,
  actor: Principal,
  entity: Entity,
  id: number,
  without: readonly string[] = [],
): Promise<Row | undefined> {
  const view = viewOf(context, entity, actor);
  const fields = answeredFields(view).filter(({ name }) => !without.includes(name));
  const [found] = await run<FoundRow>(context.database.kysely, recordStatement(view, id, fields));
  return found && (JSON.parse(found.row) as Row);
}
