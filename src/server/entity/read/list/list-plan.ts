import { canRead } from '../../../../entity/access/access';
import { AppError } from '../../../../entity/contract/app-error';
import { fieldNamed } from '../../../../entity/model/entity';
import { totalOrder } from '../../../../entity/query/list-order';
import { type ListQuery, type Params, parseListQuery } from '../../../../entity/query/list-query';
import type { View } from '../view';

/** What a list or an export reads: parsed, permitted, in an order without ties. */
export interface ListPlan {
  readonly view: View;
  readonly query: ListQuery;
}

/** Throws an `AppError` that names the parameter, or the field that the actor may not read. */
export function planList(view: View, params: Params): ListPlan {
  const query = parseListQuery(view.entity, params);
  const named = [...query.filters, ...query.sorters].map(({ field }) => field);
  for (const field of [...named, ...(query.columns ?? [])]) {
    if (!isReadable(view, field)) throw new AppError('fieldForbidden', { field });
  }
  const { sort } = view.entity;
  const preset = isReadable(view, sort.field) ? [sort] : [];
  const sorters = totalOrder(view.entity, query.sorters.length > 0 ? query.sorters : preset);
  return { view, query: { ...query, sorters, search: query.search?.trim() || undefined } };
}

function isReadable({ entity, actor }: View, field: string): boolean {
  return canRead(actor, fieldNamed(entity, field));
}
