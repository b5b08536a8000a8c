import type { Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import { fieldsOfRule, listOfRule, partsOfRule, type Rule, type Rules } from '../model/rule';
import { type Fault, faultAt } from './fault';
import {
  boundsOf,
  comparisonFaults,
  type FieldsByName,
  isNumber,
  orderFaults,
  orderingFaults,
} from './rule-orders';

const kinds = ['order', 'any', 'total', 'disjoint', 'distinct'] as const;

/** Faults of rules between these fields; `pointer` leads to the rules. */
export function ruleFaults(rules: Rules, fields: readonly Field[], pointer: string): readonly Fault[] {
  const byName = new Map(fields.map((field) => [partName(field), field]));
  const single = Object.entries(rules).flatMap(([name, rule]) => {
    const at = `${pointer}/${name}`;
    if (byName.has(name)) {
      const remedy = 'Rename the rule: sentences are found by these names.';
      return [faultAt(at, name, 'a name that no property has', remedy)];
    }
    return kindFaults(rule, at) ?? missingFaults(rule, byName, at) ?? effectFaults(rule, byName, at);
  });
  // Faults of single rules come first; contradictions between rules are reported only without them.
  return single.length > 0 ? single : orderingFaults(rules, byName, pointer);
}

function kindFaults(rule: Rule, at: string): Fault[] | undefined {
  if (kinds.filter((kind) => kind in rule).length === 1) return undefined;
  return [faultAt(at, rule, `one of ${kinds.join(', ')}`, 'Let the rule say one thing.')];
}

function missingFaults(rule: Rule, byName: FieldsByName, at: string): Fault[] | undefined {
  const expected = 'a property next to the rule that callers or actions fill';
  const faults = fieldsOfRule(rule)
    .filter((name) => !byName.has(name))
    .map((name) => faultAt(at, name, expected, 'Correct the name.'));
  return faults.length > 0 ? faults : undefined;
}

/** Faults of a rule whose fields exist: wrong field types, a rule that always holds, or one that never does. */
function effectFaults(rule: Rule, byName: FieldsByName, at: string): Fault[] {
  if ('order' in rule) return orderFaults(rule.order, byName, at);
  if ('any' in rule) {
    const [required] = rule.any.filter((name) => byName.get(name)?.required);
    if (required === undefined) return [];
    return [faultAt(at, required, 'properties that can be empty', 'Remove the rule: it always holds.')];
  }
  const list = byName.get(listOfRule(rule));
  if (list?.type !== 'objects')
    return [faultAt(at, listOfRule(rule), 'a list of objects', 'Correct the name.')];
  const parts = new Map(list.fields.map((part) => [partName(part), part]));
  const unknown = partsOfRule(rule).filter((name) => !parts.has(name));
  if (unknown.length > 0) {
    return unknown.map((name) =>
      faultAt(at, name, `a property of the objects of ${list.name}`, 'Correct the name.'),
    );
  }
  if ('total' in rule) return totalFaults(rule, list, parts, at);
  if (list.property.maxItems === 1) {
    return [faultAt(at, 1, 'a list of more than one object', 'Remove the rule: it always holds.')];
  }
  return 'disjoint' in rule ? comparisonFaults([rule.from, rule.to], parts, at) : [];
}

function totalFaults(
  { total, equals }: Extract<Rule, { total: string }>,
  list: Field,
  parts: FieldsByName,
  at: string,
): Fault[] {
  const part = parts.get(total.split('.')[1] ?? '');
  if (!isNumber(part)) {
    return [faultAt(at, total, 'a number of the objects', 'Name another property.')];
  }
  const { min, max } = boundsOf(part) ?? { min: 0, max: 0 };
  const { minItems = 1, maxItems = 1 } = list.property;
  const least = min < 0 ? min * maxItems : min * Math.max(1, minItems);
  const most = max < 0 ? max * Math.max(1, minItems) : max * maxItems;
  if (equals >= least && equals <= most) return [];
  return [
    faultAt(
      `${at}/equals`,
      equals,
      `a total between ${least} and ${most}`,
      'Correct the number or the bounds.',
    ),
  ];
}
