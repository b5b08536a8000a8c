import { canRead } from '../../../../schema/access/access';
import { AppError } from '../../../../schema/contract/app-error';
import { type Field, fieldNamed } from '../../../../schema/model/entity';
import { totalOrder } from '../../../../schema/query/list-order';
import { type ListQuery, type Params, parseListQuery } from '../../../../schema/query/list-query';
import type { Connection } from '../../../database/transaction';
import { type ReferencedIds, referencedIds } from '../filter/referenced-ids';
import type { View } from '../view';

/** A parsed and permitted request for a list or an export, with a total order. */
export interface ListPlan {
  readonly view: View;
  readonly query: ListQuery;
  /** The fields of an export; all readable ones if undefined. */
  readonly exported?: readonly Field[];
  /** Records whose label matches the search, if already read. */
  readonly found?: ReferencedIds;
}

/** Adds the referenced records whose label matches the search. */
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
  return { view, query: Object.assign(query, { sorters, search: query.search?.trim() || undefined }) };
}

/** Throws `fieldForbidden` with the first field that the actor may not read. */
export function assertReadable({ actor }: View, fields: readonly Field[]): void {
  const hidden = fields.find((field) => !canRead(actor, field));
  if (hidden) throw new AppError('fieldForbidden', { field: hidden.name });
}
