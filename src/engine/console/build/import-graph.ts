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

/**
 * The import chain to a module, with paths relative to `base`: `resources/role.list.tsx -> src/.../chart.tsx ->
 * antd`.
 */
export function chainTo(id: string, reached: ReadonlyMap<string, string | undefined>, base: string): string {
  const steps: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = reached.get(at)) steps.unshift(at);
  return steps.map((step) => step.replace(base, '')).join(' -> ');
}
