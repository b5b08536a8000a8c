import type { Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import { decimals } from './formats';

/** The items of a list with their products, which callers do not give: what they give instead is left out. */
export function withProducts(field: Field, value: unknown): unknown {
  const products = field.fields.flatMap((part) =>
    part.computed && 'product' in part.computed ? [{ part, factors: part.computed.product }] : [],
  );
  if (products.length === 0 || !Array.isArray(value)) return value;
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return item;
    const made: Record<string, unknown> = { ...item };
    for (const { part, factors } of products) {
      const values = factors.map((name) => made[name]);
      const name = partName(part);
      delete made[name];
      if (values.every((factor) => typeof factor === 'number')) {
        const product = values.reduce((one, other) => one * other, 1);
        made[name] = rounded(product, part.type === 'money' ? decimals.money : decimals.percent);
      }
    }
    return made;
  });
}

function rounded(value: number, places: number): number {
  const factor = 10 ** places;
  return Math.round((value + Number.EPSILON * value) * factor) / factor;
}
