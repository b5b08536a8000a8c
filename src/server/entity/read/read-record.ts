import type { Principal } from '../../../entity/access/principal';
import type { Entity } from '../../../entity/model/entity';
import { run } from '../../database/statement';
import type { Row } from '../context';
import { type FoundRow, recordStatement } from './record/record-statement';
import { answeredFields } from './select/answered-fields';
import { type ReadContext, viewOf } from './view';

/** A record as `show` answers it; undefined when there is none in the actor's scope. Permission is the caller's matter. */
export async function readRecord(
  context: ReadContext,
  actor: Principal,
  entity: Entity,
  id: number,
): Promise<Row | undefined> {
  const view = viewOf(context, entity, actor);
  const [found] = await run<FoundRow>(
    context.database.kysely,
    recordStatement(view, id, answeredFields(view)),
  );
  return found && (JSON.parse(found.row) as Row);
}
