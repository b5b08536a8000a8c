import { expect, test } from 'vitest';
import { analyseFeet } from '../../src/measurement/foot-analysis';
import { recordStanding } from '../../src/measurement/foot-model/standing-foot';
import { landmarksOf } from '../../src/measurement/foot-model/standing-person';
import { backAngles, frontAngles, sideAngles } from '../../src/measurement/posture/posture-angles';
import { archClass } from '../../src/measurement/pressure/arch-index';
import { packRecording } from '../../src/measurement/storage/packed-recording';
import { unpackMeasurement } from '../../src/measurement/storage/report-measurement';
import { demoStep } from './support/demo-step';

const plate = { rows: 60, columns: 26, cell_mm: 5 };

function standing(side: 'left' | 'right', arch: 'high' | 'normal' | 'flat') {
  return recordStanding(
    { side, arch, load_kg: 35, footLength_mm: 250, progressionAngle_deg: 4, seed: 3 },
    plate,
  );
}

function fromTheHeel({ rows, columns, frames }: ReturnType<typeof standing>): number[] {
  const [frame] = frames;
  return Array.from(
    { length: rows * columns },
    (_, index) => frame?.[(rows - 1 - Math.floor(index / columns)) * columns + (index % columns)] ?? 0,
  );
}

test('a static measurement is one frame of each foot, the toes at the top, and shows side and arch', async () => {
  const [left, right] = [standing('left', 'flat'), standing('right', 'high')];
  const measurement = {
    columns: plate.columns,
    cell_width: plate.cell_mm,
    cell_length: plate.cell_mm,
    left_pressure: fromTheHeel(left),
    right_pressure: fromTheHeel(right),
  };
  const read = await unpackMeasurement({ type: 'static', measurement });
  if (read.kind !== 'static') throw new Error('not static');
  expect(read.recordings.map(({ recording }) => recording.frames)).toEqual([left.frames, right.frames]);
  const feet = read.recordings.map(({ recording }) => analyseFeet(recording).feet[0]);
  expect(feet.map((foot) => foot?.side)).toEqual(['left', 'right']);
  expect(feet.map((foot) => archClass(foot?.archIndex ?? Number.NaN))).toEqual(['flat', 'high']);
});

test('a dynamic measurement is the recordings of its feet', async () => {
  const [left, right] = [demoStep(), demoStep({ side: 'right' })];
  const recordings = [await packRecording(left, 'left'), await packRecording(right, 'right')];
  expect(await unpackMeasurement({ type: 'dynamic', measurement: { recordings } })).toEqual({
    kind: 'dynamic',
    recordings: [
      { recording: left, side: 'left' },
      { recording: right, side: 'right' },
    ],
  });
});

test('a posture measurement gives the angles with which the person stands', async () => {
  const person = {
    height_mm: 1720,
    head: 1,
    shoulders: -3,
    pelvis: 2,
    knees: 6,
    rearfoot: 5,
    trunk: 4,
    neck: 44,
  };
  const read = await unpackMeasurement({ type: 'posture', measurement: { landmarks: landmarksOf(person) } });
  if (read.kind !== 'posture' || !read.front || !read.back || !read.left || !read.right)
    throw new Error('a view is missing');
  const front = frontAngles(read.front);
  expect(front.head).toBeCloseTo(1, 0);
  expect(front.shoulders).toBeCloseTo(-3, 1);
  expect(front.pelvis).toBeCloseTo(2, 1);
  expect(Math.sign(front.leftKnee ?? 0)).toBe(1);
  expect(front.leftKnee).toBeCloseTo(front.rightKnee ?? Number.NaN, 1);
  const back = backAngles(read.back);
  expect([back.leftRearfoot, back.rightRearfoot].map((angle) => Math.round(angle ?? 0))).toEqual([5, 5]);
  for (const view of [read.left, read.right]) {
    const side = sideAngles(view);
    expect(side.craniovertebral).toBeCloseTo(44, 0);
    expect(side.trunk).toBeCloseTo(4, 0);
  }
});

test('views that a camera did not see are absent', async () => {
  const landmarks = [{ view: 'front', name: 'leftEye', x: 30, y: 100 }];
  expect(await unpackMeasurement({ type: 'posture', measurement: { landmarks } })).toEqual({
    kind: 'posture',
    front: { leftEye: { x: 30, y: 100 } },
    back: undefined,
    left: undefined,
    right: undefined,
  });
});
