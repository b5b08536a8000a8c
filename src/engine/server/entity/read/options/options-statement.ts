import { canRead } from '../../../../schema/access/access';
import { AppError } from '../../../../schema/contract/app-error';
import { badValue } from '../../../../schema/contract/bad-value';
import { pageLimit } from '../../../../schema/contract/envelope';
import { type Entity, fieldNamed } from '../../../../schema/model/entity';
import { parentField } from '../../../../schema/model/parent-field';
import { isAcceptedOrder, type Sorter, totalOrder } from '../../../../schema/query/list-order';
import { type Params, parseListQuery } from '../../../../schema/query/list-query';
import { idOf } from '../../../../schema/query/scalar';
import { plannedEachTime } from '../../../database/prepared-pool';
import { quote } from '../../../database/sql-text';
import { Parameters, type Statement, where } from '../../../database/statement';
import { unaccentedSql } from '../../../database/unaccented-sql';
import { containing } from '../filter/containing';
import { namedColumns } from '../filter/referenced-ids';
import { namedConditions, searchCondition } from '../filter/search-condition';
import { orderBy } from '../list/order-by';
import { jsonValue } from '../select/json-value';
import { labelText, searchableLabel } from '../select/labels';
import { referencePart } from '../select/reference-part';
import { scopeConditions } from '../select/row-scope';
import type { View } from '../view';
import { type ReferenceFilter, referenceConditions, referenceFilter } from './reference-filter';

/** The options of a select: records that match a search, or the selected `ids`. */
export interface OptionsPlan {
  readonly view: View;
  readonly search: string | undefined;
  readonly ids: readonly number[] | undefined;
  /** Record of a tree whose parent is selected: neither it nor its descendants are offered. */
  readonly above: number | undefined;
  readonly filter: ReferenceFilter | undefined;
  readonly limit: number;
}

/** Maximum number of options of a search. */
const maxOptions = 50;

/** Parses `q`, `ids`, and `_for` with the values it depends on. Throws an `AppError` that names the parameter. */
export function planOptions(
  view: View,
  { q, ids: idTexts, _for: reference, ...others }: Params,
  above?: number,
): OptionsPlan {
  const filter =
    reference === undefined ? undefined : referenceFilter(view, [reference].flat().join(), others);
  if (!filter) for (const name of Object.keys(others)) throw new AppError('unknownParameter', { name });
  const { search } = parseListQuery(view.entity, { q });
  const ids = idTexts === undefined ? undefined : [idTexts].flat().flatMap(idsIn);
  if (ids && ids.length > pageLimit) throw new AppError('badRange', { name: 'ids', limit: pageLimit });
  return {
    view,
    search: search?.trim() || undefined,
    ids,
    above,
    filter,
    limit: ids ? ids.length : maxOptions,
  };
}

function idsIn(text: string): number[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const id = idOf(part);
    if (id === undefined) throw badValue('ids', part);
    return id;
  });
}

/** The single row of an options statement: a JSON array of `{value, label}`, with `subtitle` where declared. */
export interface FoundOptions {
  readonly list: string;
}

/**
 * Sorts the options by label if the actor may read the label and the list can be sorted by it; otherwise by
 * id.
 */
export function optionsStatement(plan: OptionsPlan): Statement {
  const { view } = plan;
  const { actor, entity } = view;
  const parameters = new Parameters();
  const named = canRead(actor, fieldNamed(entity, entity.label));
  const label = named ? labelText(view, entity, 't') : 't.id::text';
  const byLabel: Sorter[] = [{ field: entity.label, order: 'asc' }];
  const { localized } = fieldNamed(entity, entity.label);
  const isByLabel = named && !localized && isAcceptedOrder(entity, byLabel);
  const order = totalOrder(entity, isByLabel ? byLabel : [{ field: 'id', order: 'asc' }]);
  const subtitle = subtitleItem(view, parameters);
  const conditions = [
    ...scopeConditions(actor, entity, 't', parameters),
    ...(plan.ids ? [`t.id = any(${parameters.bind(plan.ids)})`] : []),
    ...(plan.filter === undefined ? [] : referenceConditions(entity, plan.filter, parameters)),
    ...(plan.above === undefined ? [] : notBelow(entity, plan.above, parameters)),
    ...(plan.search === undefined ? [] : [matches(plan, plan.search, label, parameters)]),
  ];
  const options = `select t.id as value, ${label} as label${subtitle} from ${quote(entity.table)} t${where(conditions)}`;
  const byText = named && localized && !entity.big ? ' order by label, value' : undefined;
  const page = `${options}${byText ?? orderBy(view, order, parameters)} limit ${plan.limit}`;
  const hint = plan.search === undefined ? '' : plannedEachTime;
  return parameters.statement(`${hint}select coalesce(json_agg(r)::text, '[]') as list from (${page}) r`);
}

/** An object with the fields of `x-subtitle` that the actor may read, and `_labels` if there are references. */
function subtitleItem(view: View, parameters: Parameters): string {
  const { actor, entity } = view;
  const fields = entity.subtitle
    .map((name) => fieldNamed(entity, name))
    .filter((field) => canRead(actor, field));
  if (fields.length === 0) return '';
  const items = fields.map(
    (field) => `${jsonValue(field, `t.${quote(field.name)}`)} as ${quote(field.name)}`,
  );
  const labels = fields
    .filter(({ type }) => type === 'reference')
    .map((field) => `${referencePart(view, field, 'l', parameters).label} as ${quote(field.name)}`);
  if (labels.length > 0) items.push(`(select n from (select ${labels.join(', ')}) n) as "_labels"`);
  return `, (select s from (select ${items.join(', ')}) s) as subtitle`;
}

/** Options are found by what they show: the label, and the references of the subtitle with `x-search`. */
function matches({ view }: OptionsPlan, search: string, label: string, parameters: Parameters): string {
  const { entity } = view;
  const named = fieldNamed(entity, entity.label);
  const sought = named.localized ? searchableLabel(entity, 't') : label;
  const shown = namedColumns(view).filter(
    ({ field }) => field.searchedByName && entity.subtitle.includes(field.name),
  );
  const all = [
    searchCondition(view, search, parameters),
    ...(named.searchable ? [] : [containing(unaccentedSql(sought), search, parameters)]),
    ...namedConditions(view, shown, search, parameters, new Map()),
  ];
  return all.length === 1 ? all.join() : `(${all.join(' or ')})`;
}

/** Excludes the record and its descendants. */
function notBelow(entity: Entity, id: number, parameters: Parameters): string[] {
  const parent = parentField(entity);
  if (!parent) return [];
  const table = quote(entity.table);
  const below = `select c.id from ${table} c join below b on c.${quote(parent.name)} = b.id`;
  return [
    `t.id not in (with recursive below (id) as (select ${parameters.bind(id)}::bigint union ${below}) select id from below)`,
  ];
}
