import { expect, test } from 'vitest';
import { analyse } from '../../src/measurement/analyse';
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
    const path = of.feet[0]?.path ?? [];
    expect(path.length).toBeGreaterThan(10);
    for (const [frame, point] of path.entries()) {
      const drawn = shown.feet[0]?.path[frame];
      expect(drawn === undefined).toBe(point === undefined);
      expect(Math.abs((drawn?.x_mm ?? 0) - (point?.x_mm ?? 0))).toBeLessThan(0.0051);
      expect(Math.abs((drawn?.y_mm ?? 0) - (point?.y_mm ?? 0))).toBeLessThan(0.0051);
    }
  }
  expect(JSON.stringify(picture).length).toBeLessThan(20_000);
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
