import { systemSchema } from '../../schema/contract/app';
import { literal } from './sql-text';

/**
 * Functions for CHECK constraints, which cannot contain subqueries. They test rules inside the objects of a list, and
 * rules between these objects. Increment a function's number with each change of its results, so that the constraints
 * are rebuilt. The functions are never stricter than `src/engine/schema/write/rule-issues.ts`: values of other types
 * violate no rule.
 */
const rank = `${systemSchema}.rule_rank_1`;
const ordered = `${systemSchema}.rule_order_1`;
const any = `${systemSchema}.rule_any_1`;
const total = `${systemSchema}.rule_total_1`;
const disjoint = `${systemSchema}.rule_disjoint_1`;
const distinct = `${systemSchema}.rule_distinct_1`;

/** The signature to look up in the catalogue of functions. */
export const listRulesSignature = `${distinct}(jsonb, text[])`;

/** Whether the SQL calls one of the functions. */
export const asksListRules = (text: string) => text.includes(`${systemSchema}.rule_`);

/**
 * SQL of whether one value of each object precedes the other; empty values are in order. `list`: an object, or a list
 * of them.
 */
export const orderedSql = (list: string, first: string, isStrict: boolean, last: string) =>
  `${ordered}(${list}, ${literal(first)}, ${isStrict}, ${literal(last)})`;

/** SQL of whether each object has at least one of the values. */
export const anySql = (list: string, names: readonly string[]) => `${any}(${list}, ${texts(names)})`;

/** SQL of whether the values of `part` in all objects add up to `equals`; true for an empty list. */
export const totalSql = (list: string, part: string, equals: number) =>
  `${total}(${list}, ${literal(part)}, ${equals})`;

/** SQL of whether no two ranges of the objects overlap. */
export const disjointSql = (list: string, from: string, to: string) =>
  `${disjoint}(${list}, ${literal(from)}, ${literal(to)})`;

/** SQL of whether no two objects share these values. */
export const distinctSql = (list: string, by: readonly string[]) => `${distinct}(${list}, ${texts(by)})`;

function texts(names: readonly string[]): string {
  return `array[${names.map(literal).join(', ')}]`;
}

/** The objects of a list, or the single object. */
const items = `jsonb_array_elements(
    case jsonb_typeof(list) when 'array' then list when 'object' then jsonb_build_array(list) else '[]' end
  ) with ordinality as held (item, position)`;

const isEmpty = (value: string) => `coalesce(${value}, 'null') in ('null', '""', '[]')`;

const answering = (body: string) =>
  `returns boolean language sql immutable strict parallel restricted as $function$${body}$function$`;

export const createListRules: readonly string[] = [
  // Numbers, dates and times with an offset, as numbers in the same order; times to the millisecond.
  `create function ${rank}(value jsonb) returns numeric
  language plpgsql immutable strict parallel restricted as $function$
declare
  words text := value #>> '{}';
begin
  if jsonb_typeof(value) = 'number' then return words::numeric; end if;
  if jsonb_typeof(value) <> 'string' then return null; end if;
  if words ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then return replace(words, '-', '')::numeric; end if;
  if words !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T.*(Z|[+-][0-9]{2}:?[0-9]{2})$' then return null; end if;
  return floor(extract(epoch from words::timestamptz) * 1000);
exception when data_exception then return null;
end$function$`,
  `create function ${ordered}(list jsonb, first text, is_strict boolean, last text) ${answering(
    `select not exists (
    select from ${items}, lateral (select ${rank}(item -> first) as low, ${rank}(item -> last) as high) as pair
    where low > high or (is_strict and low = high))`,
  )}`,
  `create function ${any}(list jsonb, names text[]) ${answering(
    `select not exists (
    select from ${items}
    where not exists (select from unnest(names) as name where not ${isEmpty('item -> name')}))`,
  )}`,
  `create function ${total}(list jsonb, part text, equals numeric) ${answering(
    `select count(*) = 0 or abs(coalesce(sum(
    case jsonb_typeof(item -> part) when 'number' then (item ->> part)::numeric end), 0) - equals) < 0.000001
  from ${items}`,
  )}`,
  `create function ${disjoint}(list jsonb, starts text, ends text) ${answering(
    `with ranges as (
    select position, ${rank}(item -> starts) as low, ${rank}(item -> ends) as high from ${items}
  )
  select not exists (
    select from ranges as one join ranges as other on one.position < other.position
    where coalesce(one.high, other.low) >= other.low and coalesce(other.high, one.low) >= one.low)`,
  )}`,
  `create function ${distinct}(list jsonb, parts text[]) ${answering(
    `with keyed as (
    select (select jsonb_agg(coalesce(item -> part, 'null') order by at) from unnest(parts) with ordinality as p (part, at)) as key
    from ${items}
  )
  select not exists (
    select from keyed
    where exists (select from jsonb_array_elements(key) as value where not ${isEmpty('value')})
    group by key having count(*) > 1)`,
  )}`,
];
