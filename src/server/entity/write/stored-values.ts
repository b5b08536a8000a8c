import type { Entity } from '../../../entity/model/entity';
import type { Row } from '../context';
import { hashPassword } from './password';

/** Validated values as they are stored: passwords hashed, no links as an empty list. */
export async function storedValues(entity: Entity, given: Row): Promise<Row> {
  const stored = { ...given };
  for (const [name, value] of Object.entries(given)) {
    const type = entity.fields.get(name)?.type;
    if (type === 'password' && typeof value === 'string') stored[name] = await hashPassword(value);
    if (type === 'references' && value === null) stored[name] = [];
  }
  return stored;
}
