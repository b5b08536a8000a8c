import { withheldFields } from '../../../../schema/access/withheld-fields';
import { AppError } from '../../../../schema/contract/app-error';
import { badValue } from '../../../../schema/contract/bad-value';
import type { Field } from '../../../../schema/model/entity';
import type { Params } from '../../../../schema/query/list-query';
import { assertReadable, type ListPlan, planList } from '../list/list-plan';
import { answeredFields } from '../select/answered-fields';
import type { View } from '../view';

export interface ExportPlan {
  readonly list: ListPlan;
  readonly format: 'csv' | 'json';
}

/**
 * Parses list parameters (ignoring the page), `format`, and `_with`: withheld fields to include. Throws an `AppError`
 * that names the parameter.
 */
export function planExport(view: View, { format = 'csv', _with, ...params }: Params): ExportPlan {
  if (format !== 'csv' && format !== 'json') {
    throw badValue('format', format);
  }
  if (params._columns !== undefined) throw new AppError('unknownParameter', { name: '_columns' });
  const named = namedFields(view, _with);
  const withheld = withheldFields(view.actor, view.entity);
  const exported = answeredFields(view).filter((field) => !withheld.includes(field) || named.includes(field));
  return { list: { ...planList(view, params), exported }, format };
}

function namedFields(view: View, names: Params[string]): readonly Field[] {
  if (names === undefined || names === '') return [];
  const fields = String(names)
    .split(',')
    .map((name) => {
      const field = view.entity.fields.get(name);
      if (!field) throw badValue('_with', name);
      return field;
    });
  assertReadable(view, fields);
  return fields;
}
