import { personQuantities } from './person-quantities';
import type { MeasurementKind, NormalRange, Quantity } from './quantity';
import { sideQuantities } from './side-quantities';

export type SideQuantity = keyof typeof sideQuantities;
export type PersonQuantity = keyof typeof personQuantities;
export type QuantityName = SideQuantity | PersonQuantity;

/** The one list of what is found in measurements, in the order in which it is shown. */
export const quantities: Readonly<Record<QuantityName, Quantity>> = {
  ...sideQuantities,
  ...personQuantities,
};

export const quantityNames = Object.keys(quantities) as readonly QuantityName[];

export function normalRange(name: QuantityName, kind: MeasurementKind): NormalRange | undefined {
  return quantities[name].normal?.[kind];
}
