import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readRecording } from '../../src/measurement/readers/read-recording';
import { summariseRecording } from '../../src/measurement/recording-summary';

/** Recordings of real people stay out of the repository. */
const folder = fileURLToPath(new URL('../../../shared/data/plantar/', import.meta.url));
const present = existsSync(folder);

describe.skipIf(!present)(
  'real recordings in ../shared/data/plantar (skipped where the folder is missing) (M4)',
  () => {
    async function summaryOf(file: string) {
      return summariseRecording(await readRecording(createReadStream(folder + file)), file);
    }

    test('NP21_2386.lst: one step on an emed plate', async () => {
      const summary = await summaryOf('NP21_2386.lst');
      expect(summary).toMatchObject({
        format: 'emed',
        side: 'left',
        frames: 78,
        peakForce_N: 904.5,
        peakPressure_kPa: 440,
      });
      expect(summary.totalImpulse_Ns).toBeCloseTo(485.77, 2);
      expect(summary.contactArea_cm2).toBe(131);
      expect(summary.steps).toMatchObject([
        { startFrame: 1, endFrame: 78, complete: true, cutOff: false, contactTime_s: 0.78 },
      ]);
    });

    test('NP22_2483.lst: one step on an emed plate', async () => {
      const summary = await summaryOf('NP22_2483.lst');
      expect(summary).toMatchObject({
        side: 'left',
        frames: 53,
        peakForce_N: 673.75,
        peakPressure_kPa: 670,
        contactArea_cm2: 102.75,
      });
      expect(summary.totalImpulse_Ns).toBeCloseTo(228.171, 3);
    });

    test('FrasP01L.asf: five complete steps and one that is cut off, in an insole', async () => {
      const summary = await summaryOf('FrasP01L.asf');
      expect(summary).toMatchObject({
        format: 'tekscan',
        side: 'left',
        frames: 205,
        frameRate_Hz: 31.25,
        peakPressure_kPa: 760,
      });
      expect(summary.peakForce_N).toBeCloseTo(924.36, 2);
      expect(summary.totalImpulse_Ns).toBeCloseTo(2605.14, 1);
      expect(summary.contactArea_cm2).toBeCloseTo(121.55, 2);
      expect(
        summary.steps.map(({ startFrame, endFrame, complete }) => [startFrame, endFrame, complete]),
      ).toEqual([
        [1, 15, false],
        [30, 51, true],
        [66, 87, true],
        [101, 122, true],
        [137, 157, true],
        [172, 195, true],
      ]);
    });

    test('18.1: their quantities of complete steps are known to 0.1 %, and healthy people get no finding', async () => {
      const [walk, cut, insole] = await Promise.all(
        ['NP21_2386.lst', 'NP22_2483.lst', 'FrasP01L.asf'].map(summaryOf),
      );
      const expectNear = (found: number | null | undefined, value: number) =>
        expect(Math.abs((found ?? Number.NaN) / value - 1)).toBeLessThan(0.001);
      expectNear(walk?.loadingRate_N_per_s, 5195.1);
      expectNear(walk?.cpei_percent, 10.28);
      expectNear(walk?.footLength_mm, 270);
      expectNear(walk?.archIndex, 0.1721);
      expect(cut).toMatchObject({ steps: [{ cutOff: true }], archIndex: null, cpei_percent: null });
      expectNear(insole?.footLength_mm, 239.1);
      expect(insole?.steps.map(({ cutOff }) => cutOff)).toEqual([true, false, false, false, false, false]);
      expect([walk, cut, insole].map((summary) => summary?.findings)).toEqual([[], [], []]);
    });
  },
);
