import type { Field } from '../model/entity';
import { traitsOf } from '../model/field-traits';
import type { Rules } from '../model/rule';
import type { ValueKind } from '../model/traits';
import { isBefore } from '../write/ordered';
import { type Fault, faultAt } from './fault';

export type FieldsByName = ReadonlyMap<string, Field>;

type Operator = '<' | '<=';

/** The order of the values of each kind; only fields with the same order can be compared. */
const orders: Partial<Record<ValueKind, 'date' | 'time' | 'number'>> = {
  date: 'date',
  dateTime: 'time',
  integer: 'number',
  number: 'number',
};

function orderOf(field: Field | undefined) {
  return field && orders[traitsOf(field.type).value];
}

export function comparisonFaults(
  names: readonly [string, string],
  byName: FieldsByName,
  at: string,
): Fault[] {
  const [one, other] = names.map((name) => orderOf(byName.get(name)));
  if (one !== undefined && one === other && names[0] !== names[1]) return [];
  return [faultAt(at, names, 'two dates, two times or two numbers', 'Name other properties.')];
}

export function orderFaults(
  [first, operator, last]: readonly [string, Operator, string],
  byName: FieldsByName,
  at: string,
): Fault[] {
  const faults = comparisonFaults([first, last], byName, at);
  const [least, most] = [first, last].map((name) => boundsOf(byName.get(name)));
  if (faults.length > 0 || !least || !most) return faults;
  if (!fits(least.min, operator, most.max)) {
    return [
      faultAt(
        at,
        [first, last],
        'bounds between which both fit',
        'Correct the bounds: the rule never holds.',
      ),
    ];
  }
  if (!fits(least.max, operator, most.min)) return [];
  return [faultAt(at, [first, last], 'bounds that overlap', 'Remove the rule: it always holds.')];
}

function fits(one: number, operator: Operator, other: number): boolean {
  return operator === '<' ? isBefore(one, other) : !isBefore(other, one);
}

/** A chain of `order` rules in which each rule begins with the field at which the rule before it ends. */
interface Chain {
  readonly rules: readonly string[];
  readonly names: readonly string[];
  /** `a < b <= c`. */
  readonly text: string;
  readonly operator: Operator;
}

/** Faults of `order` rules that contradict each other; reports only the shortest contradiction. */
export function orderingFaults(rules: Rules, byName: FieldsByName, pointer: string): Fault[] {
  const links = Object.entries(rules).flatMap(([name, rule]): Chain[] => {
    if (!('order' in rule)) return [];
    const [first, operator, last] = rule.order;
    return [{ rules: [name], names: [first, last], text: rule.order.join(' '), operator }];
  });
  const chains = [...links];
  for (const chain of chains) {
    const bounds = broken(chain, byName);
    const [rule = ''] = chain.rules;
    if (bounds !== undefined) {
      const remedy = `Correct ${chain.rules.join(', ')}${bounds}: ${chain.text} is never so.`;
      const value = rules[rule] && 'order' in rules[rule] ? rules[rule].order : undefined;
      return [faultAt(`${pointer}/${rule}`, value, 'orders that hold together', remedy)];
    }
    for (const link of links.filter(({ names }) => names[0] === chain.names.at(-1))) {
      const longer = joined(chain, link);
      if (!chains.some((known) => saysAsMuch(known, longer))) chains.push(longer);
    }
  }
  return [];
}

/**
 * The end of the remedy for a chain that never holds; it names the bounds if correcting them also helps.
 * Undefined for a chain that can hold, and for bounds that contradict a single rule, which `orderFaults`
 * reports.
 */
function broken({ rules, names, operator }: Chain, byName: FieldsByName): string | undefined {
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (first === last) return operator === '<' ? '' : undefined;
  const [least, most] = [boundsOf(byName.get(first)), boundsOf(byName.get(last))];
  if (rules.length === 1 || !least || !most || fits(least.min, operator, most.max)) return undefined;
  return ', or the bounds';
}

/** Whether the chain implies the other. */
function saysAsMuch({ names, operator }: Chain, other: Chain): boolean {
  const isSamePair = names[0] === other.names[0] && names.at(-1) === other.names.at(-1);
  return isSamePair && (operator === '<' || other.operator === '<=');
}

function joined(chain: Chain, { rules, names, text, operator }: Chain): Chain {
  return {
    rules: [...chain.rules, ...rules],
    names: [...chain.names, ...names.slice(1)],
    text: `${chain.text}${text.slice(names[0]?.length)}`,
    operator: chain.operator === '<' || operator === '<' ? '<' : '<=',
  };
}

export function isNumber(field: Field | undefined): boolean {
  return orderOf(field) === 'number';
}

/** The smallest and the largest number that the field accepts; undefined for fields that are not numbers. */
export function boundsOf(field: Field | undefined): { min: number; max: number } | undefined {
  if (!field || !isNumber(field)) return undefined;
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = field.property;
  return {
    min: Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity),
    max: Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity),
  };
}
