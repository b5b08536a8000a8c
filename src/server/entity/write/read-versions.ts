/** The versions that a call is based on, by record; a record that is not among them is taken as it is. */
export type ReadVersions = ReadonlyMap<number, number>;

/** What a call about one record is based on. */
export function readVersion(id: number, version: number | undefined): ReadVersions {
  return new Map(version === undefined ? [] : [[id, version]]);
}
