import { rowScope } from '../../../entity/access';
import type { Actor } from '../../../entity/actor';
import type { Field } from '../../../entity/entity';
import { entityNamed } from '../../../entity/model';
import { idOf } from '../../../entity/scalar';
import type { ServerContext } from '../../context';
import { quote } from '../../plan/sql-text';
import { scopeCondition } from '../scope';
import { run } from '../transaction';

/**
 * The ids that the texts of a reference column stand for: the id of a row, or the exact label of
 * one only, among the rows that the actor may touch. A text that stands for none is left out.
 */
export async function idsOfTexts(
  context: ServerContext,
  actor: Actor,
  field: Field,
  texts: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  if (texts.size === 0) return new Map();
  const target = entityNamed(context.model, field.ref ?? '');
  const condition = scopeCondition(rowScope(actor, target), 3);
  const label = `t.${quote(target.label)}::text`;
  const found = await run<{ id: number; label: string | null }>(
    context.database.kysely,
    `select t.id, ${label} as label from ${quote(target.table)} as t
     where (t.id = any($1::bigint[]) or ${label} = any($2::text[])) and ${condition.sql}`,
    [[...texts].flatMap((text) => idOf(text) ?? []), [...texts], ...condition.values],
  );
  const byText = new Map<string, number>();
  const ambiguous = new Set<string>();
  for (const { id, label: text } of found) {
    if (text === null) continue;
    if (byText.has(text)) ambiguous.add(text);
    byText.set(text, id);
  }
  for (const text of ambiguous) byText.delete(text);
  for (const { id } of found) byText.set(String(id), id);
  return byText;
}
