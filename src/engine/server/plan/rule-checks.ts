import type { Entity, Field } from '../../schema/model/entity';
import { fieldsOfRule, listOfRule, partsOfRule, type Rule } from '../../schema/model/rule';
import { storedFields } from '../database/columns';
import { filledSql } from '../database/condition-sql';
import { anySql, disjointSql, distinctSql, orderedSql, totalSql } from '../database/list-rules-sql';
import { literal, quote } from '../database/sql-text';
import { check } from './check-constraint';
import type { DesiredConstraint } from './desired-table';

/** `x-rules` of the record and of the objects in its fields, but not of deeper objects. */
export function ruleChecks(entity: Entity): DesiredConstraint[] {
  const own = Object.entries(entity.rules).flatMap(([name, rule]) => ofRecord(entity, name, rule) ?? []);
  const nested = storedFields(entity).flatMap((field) =>
    Object.entries(field.rules).flatMap(([name, rule]) => {
      const condition = insideSql(field, rule);
      const constraint = `${entity.table}_${field.name}_${name}_rule`;
      return condition === undefined ? [] : [check(entity, [field], constraint, condition)];
    }),
  );
  return [...own, ...nested];
}

function ofRecord(entity: Entity, name: string, rule: Rule): DesiredConstraint | undefined {
  const stored = new Map(storedFields(entity).map((field) => [field.name, field]));
  const fields = fieldsOfRule(rule).flatMap((one) => stored.get(one) ?? []);
  if (fields.length < fieldsOfRule(rule).length) return undefined;
  return check(entity, fields, `${entity.table}_${name}_rule`, recordSql(rule, fields));
}

function recordSql(rule: Rule, fields: readonly Field[]): string {
  if ('any' in rule) return fields.map((field) => `(${filledSql(field)})`).join(' or ');
  if (!('order' in rule)) return listSql(rule, quote(listOfRule(rule)));
  const [first, operator, last] = rule.order;
  return `coalesce(${quote(first)} ${operator} ${quote(last)}, true)`;
}

/** The rule for each object in the field. A CHECK cannot test lists inside the objects of a list. */
function insideSql({ name, type }: Field, rule: Rule): string | undefined {
  const column = quote(name);
  if ('any' in rule) return anySql(column, rule.any);
  if ('order' in rule) {
    const [first, operator, last] = rule.order;
    return orderedSql(column, first, operator === '<', last);
  }
  return type === 'object' ? listSql(rule, `(${column} -> ${literal(listOfRule(rule))})`) : undefined;
}

function listSql(rule: Exclude<Rule, { order: unknown } | { any: unknown }>, list: string): string {
  if ('total' in rule) return totalSql(list, partsOfRule(rule)[0] ?? '', rule.equals);
  return 'disjoint' in rule ? disjointSql(list, rule.from, rule.to) : distinctSql(list, rule.by);
}
