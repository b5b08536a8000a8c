import { AppError } from '../../../../entity/contract/app-error';
import type { Params } from '../../../../entity/query/list-query';
import { type ListPlan, planList } from '../list/list-plan';
import type { View } from '../view';

export interface ExportPlan {
  readonly list: ListPlan;
  readonly format: 'csv' | 'json';
}

/** Reads the address of a list, whose page does not count, and `format`. Throws an `AppError` that names the parameter. */
export function planExport(view: View, { format = 'csv', ...params }: Params): ExportPlan {
  if (format !== 'csv' && format !== 'json') {
    throw new AppError('badValue', { name: 'format', value: String(format).slice(0, 100) });
  }
  if (params._columns !== undefined) throw new AppError('unknownParameter', { name: '_columns' });
  return { list: planList(view, params), format };
}
