import type { Entity, Field } from '../../../schema/model/entity';
import type { Rule } from '../../../schema/model/rule';
import { copiesOf } from '../../../schema/write/copied-defaults';

/** Describes the rules between fields and the copied defaults, one per line; undefined if there are none. */
export function ruleTexts(entity: Entity): string | undefined {
  const { fields, rules } = entity;
  const own = Object.values(rules).map((rule) => `- ${textOf(rule)}`);
  const copied = copiesOf(entity).map(
    ({ field, through, source }) =>
      `- ${field.name}, where it is left out in a new record: ${source} of ${through.name}, in the same unit or currency, as far as the caller sees it`,
  );
  const lines = [...own, ...[...fields.values()].flatMap(nestedTexts), ...copied];
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
