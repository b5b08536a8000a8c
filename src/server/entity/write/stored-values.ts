import { invalid } from '../../http/invalid';
import type { Row, Writing } from '../context';
import { hashPassword } from './password';

/**
 * Validated values as they are stored, of a new record or of those with these ids: passwords hashed, no links as an
 * empty list. Throws a 422 with what a hook of the entity finds wrong.
 */
export async function storedValues(
  { context, entity, actor }: Writing,
  given: Row,
  ids: readonly number[] = [],
): Promise<Row> {
  const issues = (await context.hooks[entity.name]?.judge?.(given, actor, ids)) ?? [];
  if (issues.length > 0) throw invalid(issues);
  const stored = { ...given };
  for (const [name, value] of Object.entries(given)) {
    const type = entity.fields.get(name)?.type;
    if (type === 'password' && typeof value === 'string') stored[name] = await hashPassword(value);
    if (type === 'references' && value === null) stored[name] = [];
  }
  return stored;
}
