import { RecordingFault } from './recording-fault';

const lengths_mm: Readonly<Record<string, number>> = {
  mm: 1,
  millimeters: 1,
  cm: 10,
  centimeters: 10,
  m: 1000,
  in: 25.4,
  inch: 25.4,
  inches: 25.4,
};

const areas_mm2: Readonly<Record<string, number>> = { mm2: 1, cm2: 100, m2: 1_000_000, in2: 645.16 };

const pressures_kPa: Readonly<Record<string, number>> = {
  kpa: 1,
  pa: 0.001,
  mpa: 1000,
  'n/cm2': 10,
  'n/mm2': 1000,
  'n/m2': 0.001,
  psi: 6.894757,
  mmhg: 0.1333224,
  bar: 100,
  mbar: 0.1,
  'kg/cm2': 98.0665,
  'g/cm2': 0.0980665,
};

const times_s: Readonly<Record<string, number>> = { s: 1, sec: 1, ms: 0.001 };

const tables = { length: lengths_mm, area: areas_mm2, pressure: pressures_kPa, time: times_s };

/** The factor from `unit` to mm, mm², kPa or seconds. Case is ignored, and `²` equals `2`. */
export function unitFactor(kind: keyof typeof tables, unit: string, name: string, line: number): number {
  const table = tables[kind];
  const known = unit.trim().toLowerCase().replace('²', '2').replace(/\s+/g, '');
  const factor = Object.hasOwn(table, known) ? table[known] : undefined;
  if (factor === undefined) {
    throw new RecordingFault('unit', line, { unit: unit.trim(), name, known: Object.keys(table).join(', ') });
  }
  return factor;
}
