import { canRead } from '../../../../entity/access/access';
import { AppError } from '../../../../entity/contract/app-error';
import { type Field, fieldNamed } from '../../../../entity/model/entity';
import { totalOrder } from '../../../../entity/query/list-order';
import { type ListQuery, type Params, parseListQuery } from '../../../../entity/query/list-query';
import type { Connection } from '../../../database/transaction';
import { type ReferencedIds, referencedIds } from '../filter/referenced-ids';
import type { View } from '../view';

/** What a list or an export reads: parsed, permitted, in an order without ties. */
export interface ListPlan {
  readonly view: View;
  readonly query: ListQuery;
  /** The fields of an export; all that the actor sees where they are left out. */
  readonly exported?: readonly Field[];
  /** The records that the search finds by their names, where they have been read. */
  readonly found?: ReferencedIds;
}

/** The plan with what its search finds in the names of what the records refer to. */
export async function searched(connection: Connection, plan: ListPlan): Promise<ListPlan> {
  const { view, query } = plan;
  if (query.search === undefined || plan.found) return plan;
  return { ...plan, found: await referencedIds(connection, view, query.search) };
}

/** Throws an `AppError` that names the parameter, or the field that the actor may not read. */
export function planList(view: View, params: Params): ListPlan {
  const query = parseListQuery(view.entity, params);
  const named = [...query.filters, ...query.sorters].map(({ field }) => field);
  assertReadable(
    view,
    [...named, ...(query.columns ?? [])].map((name) => fieldNamed(view.entity, name)),
  );
  const { sort } = view.entity;
  const preset = canRead(view.actor, fieldNamed(view.entity, sort.field)) ? [sort] : [];
  const sorters = totalOrder(view.entity, query.sorters.length > 0 ? query.sorters : preset);
  return { view, query: { ...query, sorters, search: query.search?.trim() || undefined } };
}

/** Throws `fieldForbidden` with the first field that the actor may not read. */
export function assertReadable({ actor }: View, fields: readonly Field[]): void {
  const hidden = fields.find((field) => !canRead(actor, field));
  if (hidden) throw new AppError('fieldForbidden', { field: hidden.name });
}
