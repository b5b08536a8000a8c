import { labelField } from '../../../../entity/access/label-field';
import type { Principal } from '../../../../entity/access/principal';
import { rowScope } from '../../../../entity/access/row-scope';
import { entityNamed } from '../../../../entity/declaration/model';
import type { Field } from '../../../../entity/model/entity';
import { idOf } from '../../../../entity/query/scalar';
import { quote } from '../../../database/sql-text';
import { run } from '../../../database/statement';
import type { ServerContext } from '../../context';
import { scopeCondition } from '../scope';

/** The id that a text of a reference column stands for; undefined when it stands for none. */
export type Lookup = (text: string) => number | undefined;

/**
 * Looks the texts up together: each is the id of a row, or the exact label of one row only, among
 * the rows that the actor may touch. Labels are not looked up for an actor who cannot see the label field.
 */
export async function lookupOf(
  context: ServerContext,
  actor: Principal,
  field: Field,
  texts: readonly string[],
): Promise<Lookup> {
  const target = entityNamed(context.model, field.ref ?? '');
  const condition = scopeCondition(rowScope(actor, target), 3);
  const label = `t.${quote(target.label)}::text`;
  const labels = labelField(actor, target) ? [...new Set(texts)] : [];
  const found = await run<{ id: number; label: string | null }>(context.database.kysely, {
    sql: `select t.id, ${label} as label from ${quote(target.table)} as t
     where (t.id = any($1::bigint[]) or ${label} = any($2::text[])) and ${condition.sql}`,
    parameters: [texts.flatMap((text) => idOf(text.trim()) ?? []), labels, ...condition.values],
  });
  const ids = new Set(found.map(({ id }) => id));
  const byLabel = new Map<string | null, number | undefined>();
  for (const { id, label: text } of found) byLabel.set(text, byLabel.has(text) ? undefined : id);
  return (text) => {
    const id = idOf(text.trim());
    if (id !== undefined && ids.has(id)) return id;
    return labels.length > 0 ? byLabel.get(text) : undefined;
  };
}
