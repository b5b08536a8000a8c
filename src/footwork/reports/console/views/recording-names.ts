import type { TFunction } from 'i18next';
import type { AnalysedRecording } from '../../../../measurement/analysis';
import { footOf } from '../../../../measurement/picture';

/** `Left foot`; numbered where several recordings show that foot: `Left foot, recording 1`. */
export function recordingNames(t: TFunction, recordings: readonly AnalysedRecording[]): readonly string[] {
  const feet = recordings.map(footOf);
  return feet.map((foot, index) => {
    const name = t(`measurement.side.${foot}`);
    const isAlone = feet.filter((other) => other === foot).length === 1;
    const n = feet.slice(0, index + 1).filter((other) => other === foot).length;
    return isAlone ? name : t('measurement.side.nth', { name, n });
  });
}
