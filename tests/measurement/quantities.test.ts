import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/measurement/analyse';
import type { AnalysisResult, SideResult } from '../../src/measurement/analysis';
import {
  isOfSide,
  quantities,
  quantityNames,
  regionQuantityNames,
} from '../../src/measurement/findings/quantities';
import type { Unit } from '../../src/measurement/findings/quantity';
import { regionQuantities } from '../../src/measurement/findings/region-quantities';
import { regionNames } from '../../src/measurement/footprint/region-mask';
import type { PressureRecording, Side } from '../../src/measurement/recording';
import { demoStep } from './support/demo-step';
import { flickering } from './support/flicker';
import { walkInInsole } from './support/insole-walk';

interface Measured {
  readonly value: number;
  readonly unit: Unit;
}

/** Every value of a side and of its regions, by name. */
function valuesOf(result: SideResult): ReadonlyMap<string, Measured> {
  const own = quantityNames.flatMap((name): [string, Measured][] => {
    const found = isOfSide(name) ? result.values[name] : undefined;
    return found ? [[name, { value: found.value, unit: quantities[name].unit }]] : [];
  });
  const regions = regionNames.flatMap((region) =>
    regionQuantityNames.flatMap((name): [string, Measured][] => {
      const found = result.regions?.[region][name];
      return found ? [[`${region} ${name}`, { value: found.value, unit: regionQuantities[name].unit }]] : [];
    }),
  );
  return new Map([...own, ...regions]);
}

function analysed(recording: PressureRecording, side?: Side, weight_kg = 70): AnalysisResult {
  return analyse({ kind: 'dynamic', recordings: [{ recording, side }] }, { weight_kg });
}

/** Each value may deviate by a fraction of itself, or of `least(unit)` if that is greater. */
function expectNear(
  found: ReadonlyMap<string, Measured>,
  expected: ReadonlyMap<string, Measured>,
  part: number,
  factorOf: (unit: Unit) => number = () => 1,
): void {
  expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [name, { value, unit }] of expected) {
    const wanted = value * factorOf(unit);
    const off = Math.abs((found.get(name)?.value ?? Number.NaN) - wanted);
    expect(off, name).toBeLessThanOrEqual(part * Math.max(Math.abs(wanted), least(unit)));
  }
}

/** Values of these units can be near 0 or far from it, so a fraction of the value is not enough. */
function least(unit: Unit): number {
  if (unit === '%' || unit === '°') return 50;
  return unit === 's' ? 0.3 : 0;
}

/** The factor for a value of the unit if all lengths double and pressures and times stay the same. */
const factorOfDoubled: Readonly<Record<Unit, number>> = {
  '': 1,
  '%': 1,
  '°': 1,
  s: 1,
  kPa: 1,
  kPa·s: 1,
  mm: 2,
  'mm/s': 2,
  'cm²': 4,
  N: 4,
  'N/s': 4,
  N·s: 4,
};

const step = demoStep();
const whole = valuesOf(analysed(step, 'left').left);

test('18.1: a step on a plate has every quantity of a walking foot and of each of its regions', () => {
  const { left } = analysed(step);
  expect(Object.keys(left.values).length).toBeGreaterThan(25);
  for (const name of Object.keys(left.values)) expect(quantityNames).toContain(name);
  for (const region of regionNames) {
    expect(Object.keys(left.regions?.[region] ?? {}).sort(), region).toEqual([...regionQuantityNames].sort());
  }
});

describe('18.1: every quantity', () => {
  test('is that of the other foot in a mirror', () => {
    const { left, right } = analysed(mirrored(step));
    expect(left.values).toEqual({});
    // A cell on the border of two regions may change to the other region.
    expectNear(valuesOf(right), whole, 0.06);
  });

  test('is the same where the walk goes the other way', () => {
    expectNear(valuesOf(analysed(turned(step)).left), whole, 0.02);
  });

  test('but the angle to the plate is the same where the plate lies across', () => {
    const { left } = analysed(quarterTurned(step), 'left');
    expect(left.values).not.toHaveProperty('progressionAngle');
    const others = new Map([...whole].filter(([name]) => name !== 'progressionAngle'));
    expectNear(valuesOf(left), others, 0.06);
  });

  test('follows the size of the cells: lengths twice, areas and forces four times, pressures and parts as before', () => {
    const insole = { ...step, surface: 'insole' as const };
    const large = {
      ...insole,
      cellWidth_mm: 2 * step.cellWidth_mm,
      cellHeight_mm: 2 * step.cellHeight_mm,
      cellArea_mm2: 4 * step.cellArea_mm2,
    };
    // The weight grows like the forces, so that forces in percent of the weight stay the same.
    expectNear(
      valuesOf(analysed(large, 'left', 4 * 70).left),
      valuesOf(analysed(insole, 'left').left),
      1e-6,
      (unit) => factorOfDoubled[unit],
    );
  });

  test('of the whole foot is nearly the same where four cells are one, as far as they are large enough for it', () => {
    const coarse = analysed(merged(demoStep({}, 2.5)), 'left').left;
    const fine = analysed(demoStep({}, 2.5), 'left').left;
    const names = [
      'peakForce',
      'impulse',
      'contactTime',
      'loadingRate',
      'footLength',
      'rearShare',
      'foreShare',
    ];
    const of = (result: SideResult) =>
      new Map([...valuesOf(result)].filter(([name]) => names.includes(name)));
    expectNear(of(coarse), of(fine), 0.05);
  });

  test('is the same beside a step that is cut off', () => {
    const air = Array.from({ length: 20 }, () => new Float32Array(step.rows * step.columns));
    const insole = (frames: PressureRecording['frames']) =>
      analysed({ ...step, format: 'tekscan', surface: 'insole', frames }, 'left').left;
    const alone = insole([...air, ...step.frames, ...air]);
    const beside = insole([...step.frames.slice(15), ...air, ...step.frames, ...air]);
    expect(beside).toMatchObject({ steps: 1, cutOff: 1 });
    expectNear(valuesOf(beside), valuesOf(alone), 1e-9);
  });

  test('is the same within a thirtieth with flicker of the unloaded cells', () => {
    const quiet = walkInInsole();
    const before = valuesOf(analysed(quiet, 'left').left);
    expectNear(valuesOf(analysed(flickering(quiet), 'left').left), before, 0.03);
  });
});

/** The same walk seen in a mirror. */
function mirrored(recording: PressureRecording): PressureRecording {
  const { columns } = recording;
  return moved(recording, recording.rows, columns, (row, column) => row * columns + columns - 1 - column);
}

function turned(recording: PressureRecording): PressureRecording {
  const { rows, columns } = recording;
  return moved(recording, rows, columns, (row, column) => (rows - 1 - row) * columns + columns - 1 - column);
}

/** The toes, which were at the top, are on the right. */
function quarterTurned(recording: PressureRecording): PressureRecording {
  const { rows, columns } = recording;
  return moved(recording, columns, rows, (row, column) => (rows - 1 - column) * columns + row);
}

function moved(
  recording: PressureRecording,
  rows: number,
  columns: number,
  from: (row: number, column: number) => number,
): PressureRecording {
  const frames = recording.frames.map((frame) =>
    Float32Array.from(
      { length: rows * columns },
      (_, index) => frame[from(Math.floor(index / columns), index % columns)] ?? 0,
    ),
  );
  return { ...recording, rows, columns, frames };
}

/** Merges two by two cells into one with their mean pressure. */
function merged(recording: PressureRecording): PressureRecording {
  const rows = Math.floor(recording.rows / 2);
  const columns = Math.floor(recording.columns / 2);
  const at = (frame: Float32Array, row: number, column: number) =>
    frame[row * recording.columns + column] ?? 0;
  return {
    ...recording,
    rows,
    columns,
    cellWidth_mm: 2 * recording.cellWidth_mm,
    cellHeight_mm: 2 * recording.cellHeight_mm,
    cellArea_mm2: 4 * recording.cellArea_mm2,
    frames: recording.frames.map((frame) =>
      Float32Array.from({ length: rows * columns }, (_, index) => {
        const [row, column] = [2 * Math.floor(index / columns), 2 * (index % columns)];
        return (
          (at(frame, row, column) +
            at(frame, row + 1, column) +
            at(frame, row, column + 1) +
            at(frame, row + 1, column + 1)) /
          4
        );
      }),
    ),
  };
}
