export type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

type Modules = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Loaders by the names of their files; later modules replace earlier ones. Has no prototype, because names may
 * come from menus: `constructor` must not find anything.
 */
export function byName<T>(...modules: readonly Modules[]): Loaders<T> {
  const found: Record<string, () => Promise<T>> = Object.create(null);
  for (const [file, load] of modules.flatMap(Object.entries<() => Promise<unknown>>)) {
    found[file.replace(/^.*\/|\..*$/g, '')] = load as () => Promise<T>;
  }
  return found;
}
