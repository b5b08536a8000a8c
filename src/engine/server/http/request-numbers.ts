import { AppError } from '../../schema/contract/app-error';
import { badValue } from '../../schema/contract/bad-value';
import { idOf } from '../../schema/query/scalar';

/** The id in a path. Throws `notFound` for an invalid one. */
export function idIn({ id }: { id: string }): number {
  const number = idOf(id);
  if (number === undefined) throw new AppError('notFound');
  return number;
}

/** An optional positive integer under this name. Throws `badValue` for any other value. */
export function numberIn(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = idOf(String(value));
  if (number === undefined) throw badValue(name, value);
  return number;
}
