import type { RegionName } from '../footprint/region-mask';
import type { ArchClass } from '../pressure/arch-index';
import type { Side } from '../recording';
import {
  type PersonQuantity,
  type QuantityName,
  quantities,
  quantityNames,
  type SideQuantity,
} from './quantities';
import type { MeasurementKind } from './quantity';

export type SideValues = { readonly [name in SideQuantity]?: number };
export type PersonValues = { readonly [name in PersonQuantity]?: number };

/** What one region of a foot carried; that of a step is the mean of all complete ones. */
export interface RegionFindings {
  readonly contactArea_cm2: number;
  readonly peakPressure_kPa: number;
  readonly meanPressure_kPa: number;
  readonly peakForce_N: number;
  /** Of the load of the foot. */
  readonly share_percent: number;
  /** Only of a measurement with time, as what follows. */
  readonly impulse_Ns?: number;
  readonly pressureTimeIntegral_kPas?: number;
  readonly contactTime_s?: number;
}

export interface SideFindings {
  readonly values: SideValues;
  readonly archClass?: ArchClass;
  readonly regions?: Readonly<Record<RegionName, RegionFindings>>;
}

/** What follows from a measurement, in the units of `quantities`. What cannot be computed is absent. */
export interface Findings {
  readonly kind: MeasurementKind;
  readonly left: SideFindings;
  readonly right: SideFindings;
  readonly person: PersonValues;
}

export const sides = ['left', 'right'] as const satisfies readonly Side[];

export type FoundValue =
  | { readonly name: SideQuantity; readonly side: Side; readonly value: number }
  | { readonly name: PersonQuantity; readonly side: undefined; readonly value: number };

/** Every value of the findings, in the order of `quantities`, left before right. */
export function foundValues(findings: Findings): readonly FoundValue[] {
  return quantityNames.flatMap((name) =>
    isOfSide(name) ? sideValues(findings, name) : personValue(findings, name),
  );
}

export function isOfSide(name: QuantityName): name is SideQuantity {
  return quantities[name].of === 'side';
}

function sideValues(findings: Findings, name: SideQuantity): readonly FoundValue[] {
  return sides.flatMap((side) => {
    const value = findings[side].values[name];
    return value === undefined ? [] : [{ name, side, value }];
  });
}

function personValue({ person }: Findings, name: PersonQuantity): readonly FoundValue[] {
  const value = person[name];
  return value === undefined ? [] : [{ name, side: undefined, value }];
}
