import { expect, test } from 'vitest';
import { analyse } from '../../src/measurement/analyse';
import type { Analysis } from '../../src/measurement/analysis';
import type { FootAnalysis } from '../../src/measurement/foot-analysis';
import { loadedView } from '../../src/measurement/footprint/loaded-view';
import { footOf, picturedRecording, pictureOf } from '../../src/measurement/picture';
import type { StoredMeasurement } from '../../src/measurement/storage/report-measurement';
import { standing, walking } from './support/demo-measurement';

const stored = (type: string) => ({ type, measurement: {} }) as unknown as StoredMeasurement;

test('18: the picture of a walk shows what the analysis has found, the first recording of each foot', () => {
  const walk = walking();
  const analysis = analyse({ ...walk, recordings: [...walk.recordings, ...walk.recordings] });
  const picture = pictureOf(analysis, stored('dynamic'));
  expect(picture.recordings).toHaveLength(2);
  for (const [at, sent] of picture.recordings.entries()) {
    const shown = picturedRecording(sent);
    const of = analysis.recordings[at];
    if (!of) throw new Error('The analysis has no such recording.');
    const { rows, columns, cellWidth_mm, cellHeight_mm } = of.recording;
    expect(shown.recording).toEqual({ rows, columns, cellWidth_mm, cellHeight_mm });
    expect(footOf(shown)).toBe(footOf(of));
    expect(loadedView(shown.peaks, rows, columns)).toEqual(loadedView(of.peaks, rows, columns));
    const far = of.peaks.map((kPa, index) => Math.abs(kPa - (shown.peaks[index] ?? 0)));
    expect(Math.max(...far)).toBeLessThan(0.0051);
    const path = (of.feet[0]?.path ?? []).filter((point) => point !== undefined);
    expect(path.length).toBeGreaterThan(10);
    const line = shown.feet[0]?.path ?? [];
    expect(line).toHaveLength(path.length);
    for (const [at, point] of path.entries()) {
      expect(Math.abs((line[at]?.x_mm ?? 0) - point.x_mm)).toBeLessThan(0.0051);
      expect(Math.abs((line[at]?.y_mm ?? 0) - point.y_mm)).toBeLessThan(0.0051);
    }
  }
  expect(JSON.stringify(picture).length).toBeLessThan(20_000);
});

test('18: the line of a long walk has at most 200 points, with the first and the last, and its interruptions', () => {
  const [first] = analyse(walking()).recordings;
  const [foot] = first?.feet ?? [];
  if (!first || !foot) throw new Error('The walk has no foot.');
  const lineOf = (path: FootAnalysis['path']) => {
    const long: Analysis = { ...analyse(walking()), recordings: [{ ...first, feet: [{ ...foot, path }] }] };
    return pictureOf(long, stored('dynamic')).recordings[0]?.feet[0]?.path ?? [];
  };
  const isOff = (frame: number) => frame < 3 || (frame > 2480 && frame < 2490) || frame > 4960;
  const long = Array.from({ length: 4970 }, (_, frame) =>
    isOff(frame) ? undefined : { x_mm: frame / 40, y_mm: 200 - frame / 40 },
  );
  const line = lineOf(long);
  expect(line.filter((point) => point !== null)).toHaveLength(200);
  expect(line.indexOf(null)).toBe(100);
  expect(line.lastIndexOf(null)).toBe(100);
  expect(line[0]?.[0]).toBe(0.08);
  expect(line.at(-1)?.[0]).toBe(124);
  expect(JSON.stringify(line).length).toBeLessThan(4_000);
  expect(lineOf([undefined, { x_mm: 1, y_mm: 2 }, undefined])).toEqual([[1, 2]]);
  expect(lineOf([undefined])).toEqual([]);
});

test('18: the largest grid that a report can store has a loaded part', () => {
  const peaks = new Float32Array(400 * 400).fill(1);
  expect(loadedView(peaks, 400, 400)).toEqual({ row: 0, column: 0, rows: 400, columns: 400 });
  expect(loadedView(peaks.fill(0, 0, 803), 400, 400)).toMatchObject({ row: 1, column: 0, rows: 399 });
  expect(loadedView(peaks.fill(0), 400, 400)).toEqual({ row: 0, column: 0, rows: 400, columns: 400 });
});

test('18: the picture of standing feet has no path, and of a posture the landmarks', () => {
  const feet = pictureOf(analyse(standing()), stored('static')).recordings.flatMap((one) => one.feet);
  expect(feet).toEqual([
    { side: 'left', path: [] },
    { side: 'right', path: [] },
  ]);
  const landmarks = [{ view: 'front', name: 'leftEye', x: 1, y: 2 }];
  const posture: StoredMeasurement = { type: 'posture', measurement: { landmarks } };
  const nothing = {
    kind: 'posture',
    front: undefined,
    back: undefined,
    left: undefined,
    right: undefined,
  } as const;
  expect(pictureOf(analyse(nothing), posture)).toEqual({ recordings: [], landmarks });
});
