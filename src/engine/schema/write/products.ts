import type { Field } from '../model/entity';
import { fieldTraits, traitsOf } from '../model/field-traits';
import { partName } from '../model/nested-fields';

type Values = Readonly<Record<string, unknown>>;

/** The items of a list with their computed products, which replace any that the caller passes. */
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

/** The product of the other numbers of the item; undefined where one is missing. */
export function productOf({ computed, type }: Field, item: Values): number | undefined {
  if (!computed || !('product' in computed)) return undefined;
  const factors = computed.product.map((name) => item[name]);
  if (!factors.every((factor) => typeof factor === 'number')) return undefined;
  const product = factors.reduce((one, other) => one * other, 1);
  return rounded(product, traitsOf(type).decimals ?? fieldTraits.percent.decimals);
}

/** Rounds half away from zero, ignoring binary rounding noise. */
export function rounded(value: number, places: number): number {
  const factor = 10 ** places;
  return Math.round((value + Number.EPSILON * value) * factor) / factor;
}
