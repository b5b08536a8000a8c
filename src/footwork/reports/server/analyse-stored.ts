import { analyse } from '../../../measurement/analyse';
import { type AnalysisResult, type Person, resultOf } from '../../../measurement/analysis';
import { type StoredMeasurement, unpackMeasurement } from '../../../measurement/storage/report-measurement';

export interface AnalysisTask {
  readonly stored: StoredMeasurement;
  readonly person: Person;
}

/** Undefined if packed pressures are damaged. */
export async function analyseStored({ stored, person }: AnalysisTask): Promise<AnalysisResult | undefined> {
  const unpacked = await unpackMeasurement(stored).catch(() => undefined);
  return unpacked && resultOf(analyse(unpacked, person));
}
