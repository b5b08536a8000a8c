export type ImportsOf = (id: string) => readonly string[];

/** All direct and transitive imports of the roots, each with its first importer. */
export function reach(
  roots: readonly string[],
  importsOf: ImportsOf,
): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>(roots.map((root) => [root, undefined]));
  for (const id of found.keys()) {
    for (const imported of importsOf(id)) if (!found.has(imported)) found.set(imported, id);
  }
  return found;
}
