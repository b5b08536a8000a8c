import { invalid } from '../../http/invalid';
import type { Row, WriteRequest } from '../context';
import { hashPassword } from './password';

/**
 * Converts validated values to stored form: passwords are hashed, and a null list of links becomes empty. Throws a 422
 * with the issues of the hook `checkAgainstRecords`. `ids` are the changed records; empty for a new one.
 */
export async function storedValues(
  { context, entity, actor }: WriteRequest,
  values: Row,
  ids: readonly number[] = [],
): Promise<Row> {
  const issues = (await context.hooks[entity.name]?.checkAgainstRecords?.(values, actor, ids)) ?? [];
  if (issues.length > 0) throw invalid(issues);
  const stored = { ...values };
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields.get(name);
    if (field?.secret && typeof value === 'string') stored[name] = await hashPassword(value);
    if (field?.type === 'references' && value === null) stored[name] = [];
  }
  return stored;
}
