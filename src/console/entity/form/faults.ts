/** What is wrong with each field, in words, by the path of the field: `name`, `sizes.2.label`; '' is the record. */
export type Faults = Readonly<Record<string, string>>;

/** The faults by the closest field that a form shows; the first one of each field counts. */
export function faultsOfShown(faults: Faults, shown: ReadonlySet<string>): Faults {
  const closest: Record<string, string> = {};
  for (const [path, fault] of Object.entries(faults)) {
    let at = path;
    while (at !== '' && !shown.has(at)) at = at.slice(0, Math.max(0, at.lastIndexOf('.')));
    closest[at] ??= fault;
  }
  return closest;
}
