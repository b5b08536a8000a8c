import type { Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import { decimals } from './formats';

type Values = Readonly<Record<string, unknown>>;

/** The items of a list with their products, which callers do not give: what they give instead is left out. */
export function withProducts(field: Field, value: unknown): unknown {
  const products = field.fields.filter(({ computed }) => computed && 'product' in computed);
  if (products.length === 0 || !Array.isArray(value)) return value;
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return item;
    const made: Record<string, unknown> = { ...item };
    for (const part of products) {
      const name = partName(part);
      const product = productOf(part, made);
      delete made[name];
      if (product !== undefined) made[name] = product;
    }
    return made;
  });
}

/** The product that the field declares of numbers beside it; undefined where one of them is missing. */
export function productOf({ computed, type }: Field, item: Values): number | undefined {
  if (!computed || !('product' in computed)) return undefined;
  const factors = computed.product.map((name) => item[name]);
  if (!factors.every((factor) => typeof factor === 'number')) return undefined;
  const product = factors.reduce((one, other) => one * other, 1);
  return rounded(product, type === 'money' ? decimals.money : decimals.percent);
}

/** Half goes away from zero, noise of binary fractions left aside. */
export function rounded(value: number, places: number): number {
  const factor = 10 ** places;
  return Math.round((value + Number.EPSILON * value) * factor) / factor;
}
