export type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

/** Has no prototype, because names may come from menus: `constructor` must not find anything. */
export function byName<T>(modules: Record<string, () => Promise<unknown>>): Loaders<T> {
  const found: Record<string, () => Promise<T>> = Object.create(null);
  for (const [file, load] of Object.entries(modules)) {
    found[file.replace(/^.*\/|\..*$/g, '')] = load as () => Promise<T>;
  }
  return found;
}
