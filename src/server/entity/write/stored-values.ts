import { invalid } from '../../http/invalid';
import type { Row, Writing } from '../context';
import { hashPassword } from './password';

/**
 * Converts validated values to stored form: passwords are hashed, and a null list of links becomes empty. Throws a 422
 * with the issues of the hook `judge`. `ids` are the changed records; empty for a new one.
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
