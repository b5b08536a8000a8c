import type { Findings } from '../../measurement/findings/findings';
import { findingsOf } from '../../measurement/findings/findings-of';
import { type StoredMeasurement, unpackMeasurement } from '../../measurement/storage/report-measurement';
import type { Row } from '../entity/context';

/** What follows from the measurement of a report; undefined where it has none, or packed pressures are damaged. */
export async function reportFindings({ type, measurement }: Row): Promise<Findings | undefined> {
  if (!type || !measurement) return undefined;
  // The schema of the entity has checked the rest when it was stored.
  const stored = { type, measurement } as StoredMeasurement;
  const unpacked = await unpackMeasurement(stored).catch(() => undefined);
  return unpacked && findingsOf(unpacked);
}
