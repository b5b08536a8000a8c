import type { Entity, Field } from '../model/entity';
import { traitsOf } from '../model/field-traits';
import { partName } from '../model/nested-fields';
import { productOf, rounded } from './products';

type Values = Readonly<Record<string, unknown>>;

/**
 * The value that the database will compute from these values of a record; null where it computes none, or where a
 * number of the list lies outside of its bounds and cannot be saved.
 */
export function computedValue(entity: Entity, { computed, type }: Field, values: Values, now: Date): unknown {
  if (!computed || 'product' in computed) return null;
  if ('age' in computed) return yearsSince(values[computed.age], now);
  if ('text' in computed) return filledIn(computed.text, values);
  const [list = '', part = ''] = ('sum' in computed ? computed.sum : computed.mean).split('.');
  const items = itemsOf(entity.fields.get(list), values[list]);
  const { minimum = -Infinity, maximum = Infinity } =
    entity.fields.get(list)?.fields.find((field) => partName(field) === part)?.property ?? {};
  const isOutside = (value: number) => value < minimum || value > maximum;
  if (items.some((item) => numberIn(item, part).some(isOutside))) return null;
  if ('sum' in computed) {
    const numbers = items.flatMap((item) => numberIn(item, part));
    const places = traitsOf(type).decimals ?? 9;
    return numbers.length > 0
      ? rounded(
          numbers.reduce((one, other) => one + other, 0),
          places,
        )
      : null;
  }
  const weight = computed.weight.split('.')[1] ?? '';
  const weighed = items.flatMap((item) =>
    numberIn(item, part).flatMap((value) => numberIn(item, weight).map((by) => ({ value, by }))),
  );
  const total = weighed.reduce((sum, { by }) => sum + by, 0);
  return total === 0 ? null : rounded(weighed.reduce((sum, { value, by }) => sum + value * by, 0) / total, 2);
}

/** Names between braces. */
export function namesIn(template: string): string[] {
  return [...template.matchAll(/\{([a-z][a-z0-9_]*)\}/g)].map(([, name = '']) => name);
}

function filledIn(template: string, values: Values): string | null {
  const held = namesIn(template).map((name) => values[name]);
  if (held.some((value) => value === null || value === undefined)) return null;
  return template.replace(/\{([a-z][a-z0-9_]*)\}/g, (_, name: string) => String(values[name]));
}

function itemsOf(list: Field | undefined, value: unknown): Values[] {
  if (!list || !Array.isArray(value)) return [];
  const items = value.filter((item): item is Values => typeof item === 'object' && item !== null);
  const products = list.fields.filter(({ computed }) => computed);
  return items.map((item) => ({
    ...item,
    ...Object.fromEntries(products.map((part) => [partName(part), productOf(part, item)])),
  }));
}

function numberIn(item: Values, name: string): number[] {
  const value = item[name];
  return typeof value === 'number' ? [value] : [];
}

/** Whole years from a date to today, UTC. */
function yearsSince(date: unknown, now: Date): number | null {
  const [, year, day] = typeof date === 'string' ? (/^(\d{4})-(\d\d-\d\d)$/.exec(date) ?? []) : [];
  if (year === undefined || day === undefined) return null;
  const today = now.toISOString();
  return Number(today.slice(0, 4)) - Number(year) - (today.slice(5, 10) < day ? 1 : 0);
}
