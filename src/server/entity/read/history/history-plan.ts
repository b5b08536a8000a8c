import { AppError } from '../../../../entity/contract/app-error';
import { type Params, parseListQuery } from '../../../../entity/query/list-query';
import type { View } from '../view';

/** Which of a record's changes are asked for, the newest first. */
export interface HistoryPlan {
  readonly view: View;
  readonly id: number;
  readonly start: number;
  readonly limit: number;
}

const usualLimit = 100;

/** Reads `_start` and `_end`. Throws an `AppError` that names the parameter. */
export function planHistory(view: View, id: number, { _start, _end, ...others }: Params): HistoryPlan {
  for (const name of Object.keys(others)) throw new AppError('unknownParameter', { name });
  const { start, end } = parseListQuery(view.entity, { _start, _end });
  return { view, id, start, limit: _end === undefined ? usualLimit : end - start };
}
