import type { Entity } from '../../../entity/model/entity';
import type { Row } from '../context';

export function withoutSecrets(entity: Entity, row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !entity.fields.get(name)?.secret));
}
