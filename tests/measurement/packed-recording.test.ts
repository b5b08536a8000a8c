import { expect, test } from 'vitest';
import type { PressureRecording } from '../../src/measurement/recording';
import { packRecording, unpackRecording } from '../../src/measurement/storage/packed-recording';
import { demoStep } from './support/demo-step';

function sized(recording: PressureRecording, factor: number): PressureRecording {
  return { ...recording, frames: recording.frames.map((frame) => frame.map((kPa) => kPa * factor)) };
}

test('78 frames of 64 x 95 cells take less than 60 KB and come back as they were', async () => {
  const walk = demoStep({ contactTime_s: 1.56 });
  expect(walk.frames).toHaveLength(78);
  const packed = await packRecording(walk);
  expect(packed.pressure_step).toBe(5);
  expect(JSON.stringify(packed).length).toBeLessThan(60_000);
  expect(await unpackRecording(JSON.parse(JSON.stringify(packed)))).toEqual(walk);
});

test('pressures between the usual steps come back within a part of 65,535 of the highest', async () => {
  const walk = sized(demoStep(), 0.689_475_7);
  const back = await unpackRecording(await packRecording(walk));
  const highest = Math.max(...walk.frames.map((frame) => Math.max(...frame)));
  for (const [number, frame] of walk.frames.entries()) {
    for (const [index, kPa] of frame.entries()) {
      const error = Math.abs((back.frames[number]?.[index] ?? Number.NaN) - kPa);
      if (!(error <= highest / 65_535))
        throw new Error(`Frame ${number}, cell ${index}: off by ${error} kPa.`);
    }
  }
});

test('a recording without any load comes back', async () => {
  const empty = sized(demoStep(), 0);
  expect((await unpackRecording(await packRecording(empty))).frames).toEqual(empty.frames);
});

test('pressures that grow beyond the named frames, or are too few, are refused', async () => {
  const packed = await packRecording(demoStep());
  await expect(unpackRecording({ ...packed, frame_count: 2 })).rejects.toThrow('longer');
  await expect(unpackRecording({ ...packed, frame_count: 500 })).rejects.toThrow('incomplete');
});
