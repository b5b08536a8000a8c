export type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

/** Without a prototype, as names come from menus too: nothing but a file is found by one. */
export function byName<T>(modules: Record<string, () => Promise<unknown>>): Loaders<T> {
  const found: Record<string, () => Promise<T>> = Object.create(null);
  for (const [file, load] of Object.entries(modules)) {
    found[file.replace(/^.*\/|\..*$/g, '')] = load as () => Promise<T>;
  }
  return found;
}
