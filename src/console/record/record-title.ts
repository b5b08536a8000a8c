import type { Entity } from '../../entity/entity';
import type { Row } from '../resource';

/** What a record is called: its label field, else its number. */
export function recordTitle(entity: Entity, row: Row): string {
  const label = row[entity.label];
  return typeof label === 'string' && label !== '' ? label : `#${row.id}`;
}
