import { AppError } from '../../../../entity/contract/app-error';
import { pageLimit } from '../../../../entity/contract/envelope';
import { type Params, parseListQuery } from '../../../../entity/query/list-query';
import { idOf } from '../../../../entity/query/scalar';
import type { View } from '../view';

/** What a select offers: records that match a search, or the ones that it holds already. */
export interface OptionsPlan {
  readonly view: View;
  readonly search: string | undefined;
  readonly ids: readonly number[] | undefined;
  /** A record of the same entity that shall not come to stand below itself. */
  readonly above: number | undefined;
  readonly limit: number;
}

/** The most that a search offers. */
const offered = 50;

/** Reads `q` and `ids`. Throws an `AppError` that names the parameter. */
export function planOptions(view: View, { q, ids: given, ...others }: Params, above?: number): OptionsPlan {
  for (const name of Object.keys(others)) throw new AppError('unknownParameter', { name });
  const { search } = parseListQuery(view.entity, { q });
  const ids = given === undefined ? undefined : [given].flat().flatMap(idsIn);
  if (ids && ids.length > pageLimit) throw new AppError('badRange', { name: 'ids', limit: pageLimit });
  return { view, search: search?.trim() || undefined, ids, above, limit: ids ? ids.length : offered };
}

function idsIn(text: string): number[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const id = idOf(part);
    if (id === undefined) throw new AppError('badValue', { name: 'ids', value: part.slice(0, 100) });
    return id;
  });
}
