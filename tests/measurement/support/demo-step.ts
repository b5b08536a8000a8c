import { recordStep, type WalkingFoot } from '../../../src/measurement/foot-model/walking-foot';
import type { PressureRecording } from '../../../src/measurement/recording';

export function demoStep(different: Partial<WalkingFoot> = {}, cell_mm = 5): PressureRecording {
  const rows = Math.round(475 / cell_mm);
  const columns = Math.round(320 / cell_mm);
  return recordStep(
    {
      side: 'left',
      arch: 'normal',
      mass_kg: 70,
      footLength_mm: 255,
      contactTime_s: 0.7,
      progressionAngle_deg: 5,
      seed: 1,
      ...different,
    },
    { rows, columns, cell_mm },
    50,
  );
}

export function pieces(text: string, size = 10_000): Uint8Array[] {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  );
}
