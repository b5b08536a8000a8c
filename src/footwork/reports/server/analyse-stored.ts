import { analyse } from '../../../measurement/analyse';
import { type AnalysisResult, type Person, resultOf } from '../../../measurement/analysis';
import { type MeasurementPicture, pictureOf } from '../../../measurement/picture';
import { type StoredMeasurement, unpackMeasurement } from '../../../measurement/storage/report-measurement';

export interface AnalysisTask {
  readonly stored: StoredMeasurement;
  readonly person: Person;
}

export interface StoredAnalysis {
  readonly result: AnalysisResult;
  readonly picture: MeasurementPicture;
}

/** Undefined if packed pressures are damaged. */
export async function analyseStored({ stored, person }: AnalysisTask): Promise<StoredAnalysis | undefined> {
  const unpacked = await unpackMeasurement(stored).catch(() => undefined);
  if (!unpacked) return undefined;
  const analysis = analyse(unpacked, person);
  return { result: resultOf(analysis), picture: pictureOf(analysis, stored) };
}
