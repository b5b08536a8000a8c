import type { Entity, Field } from '../../../entity/model/entity';
import type { Rule } from '../../../entity/model/rule';

/** What must hold between the fields of a record, one line for each rule; undefined where there is none. */
export function ruleTexts({ fields, rules }: Entity): string | undefined {
  const own = Object.values(rules).map((rule) => `- ${textOf(rule)}`);
  const lines = [...own, ...[...fields.values()].flatMap(nestedTexts)];
  return lines.length > 0 ? lines.join('\n') : undefined;
}

function nestedTexts(field: Field): string[] {
  const own = Object.values(field.rules).map((rule) => `- in ${field.name}: ${textOf(rule)}`);
  return [...own, ...field.fields.flatMap(nestedTexts)];
}

function textOf(rule: Rule): string {
  if ('order' in rule) return rule.order.join(' ');
  if ('any' in rule) return `at least one of ${rule.any.join(', ')} is given`;
  if ('total' in rule) return `${rule.total} adds up to ${rule.equals}`;
  if ('disjoint' in rule) return `no two of ${rule.disjoint} overlap between ${rule.from} and ${rule.to}`;
  return `no two of ${rule.distinct} share ${rule.by.join(' and ')}`;
}
