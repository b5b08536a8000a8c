import { canRead } from '../../../schema/access/access';
import type { Principal } from '../../../schema/access/principal';
import { type Entity, fieldNamed } from '../../../schema/model/entity';
import type { Row } from '../context';

/** Error parameter with the label of the record in all languages; empty if the actor may not read the label. */
export function labelParameter(actor: Principal, entity: Entity, row: Row): { record?: string } {
  const label = fieldNamed(entity, entity.label);
  if (!canRead(actor, label)) return {};
  const value = row[label.name];
  if (label.localized && value) return { record: JSON.stringify(value) };
  return typeof value === 'string' && value !== '' ? { record: value } : {};
}
