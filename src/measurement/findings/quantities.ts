import { personQuantities } from './person-quantities';
import type { PersonQuantityFacts, SideQuantityFacts } from './quantity';
import { regionQuantities } from './region-quantities';
import { sideQuantities } from './side-quantities';

export type SideQuantity = keyof typeof sideQuantities;
export type PersonQuantity = keyof typeof personQuantities;
export type RegionQuantity = keyof typeof regionQuantities;
export type QuantityName = SideQuantity | PersonQuantity;

/** All quantities of feet, legs and persons, in display order. */
export const quantities: Readonly<Record<QuantityName, SideQuantityFacts | PersonQuantityFacts>> = {
  ...sideQuantities,
  ...personQuantities,
};

export const quantityNames = Object.keys(quantities) as readonly QuantityName[];
export const regionQuantityNames = Object.keys(regionQuantities) as readonly RegionQuantity[];

export function isOfSide(name: QuantityName): name is SideQuantity {
  return quantities[name].of === 'side';
}

/** Quantities that customers see, in the order of their table. */
export const annexNames = inOrder(quantityNames, (name) => quantities[name].annex);

/** The main figures of a foot, in the order of the report. */
export const mainNames = inOrder(
  quantityNames.filter(isOfSide),
  (name) => (sideQuantities[name] as SideQuantityFacts).main,
);

/** The names that have a place, sorted by place. */
function inOrder<Name>(names: readonly Name[], placeOf: (name: Name) => number | undefined): readonly Name[] {
  return names
    .flatMap((name) => {
      const place = placeOf(name);
      return place === undefined ? [] : [{ name, place }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ name }) => name);
}
