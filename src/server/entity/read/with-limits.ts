import type { Connection } from '../../database/transaction';
import type { Row, ServerContext } from '../context';
import type { View } from './view';

/** The rows with `_limits` beside their fields: what of them the actor may not do or change. As they are where no rule knows single records. */
export async function withLimits(
  hooks: ServerContext['hooks'] | undefined,
  { entity, actor }: Pick<View, 'entity' | 'actor'>,
  json: string,
  connection: Connection,
): Promise<string> {
  const limitsOf = hooks?.[entity.name]?.limits;
  if (!limitsOf) return json;
  const read: Row | Row[] = JSON.parse(json);
  const rows = [read].flat();
  const limits = await limitsOf(
    rows.map(({ id }) => Number(id)),
    actor,
    connection,
  );
  for (const row of rows) row._limits = limits.get(Number(row.id));
  return JSON.stringify(read);
}
