import { canRead } from '../../../entity/access/access';
import type { Principal } from '../../../entity/access/principal';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import type { Row } from '../context';

/** What the record is called, in all its languages, for an error that is about it; nothing where the actor may not see that. */
export function calledOf(actor: Principal, entity: Entity, row: Row): { record?: string } {
  const label = fieldNamed(entity, entity.label);
  if (!canRead(actor, label)) return {};
  const value = row[label.name];
  if (label.localized && value) return { record: JSON.stringify(value) };
  return typeof value === 'string' && value !== '' ? { record: value } : {};
}
