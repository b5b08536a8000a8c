/** The parts of `package-lock.json` that this reads: installed packages by their paths; `''` is the project. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Packages that no source imports: commands, plugins of the build, types of Node and of JSX. */
const always = ['@biomejs/biome', '@types/node', '@types/react', 'typescript', 'vite', 'vitest'];

/** The name of a package, or the path of one of its files, in quotes. */
const specifier = /'(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?:\/[^']*)?'/g;

/** Names of packages that the sources may import, of their types, and of those that every project needs. */
export function neededPackages(sources: Iterable<string>): ReadonlySet<string> {
  const names = new Set(always);
  for (const text of sources) {
    for (const [, name = ''] of text.matchAll(specifier)) names.add(name);
  }
  for (const name of [...names]) names.add(`@types/${name}`);
  return names;
}

/** The lock of a project with these direct dependencies: the installed packages that they need, at their paths. */
export function lockFor(lock: Lock, project: LockedPackage & { readonly name: string }): Lock {
  const kept = new Set<string>();
  const visit = (path: string, entry: LockedPackage) => {
    const wanted = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    for (const name of Object.keys(wanted)) {
      const found = installedPath(lock, path, name);
      const isOptional = entry.peerDependenciesMeta?.[name]?.optional && !entry.dependencies?.[name];
      if (found === undefined || kept.has(found) || isOptional) continue;
      kept.add(found);
      visit(found, lock.packages[found] ?? {});
    }
  };
  const { devDependencies, ...root } = project as typeof project & {
    devDependencies?: Record<string, string>;
  };
  visit('', { ...root, dependencies: { ...root.dependencies, ...devDependencies } });
  const packages = Object.entries(lock.packages).filter(([path]) => kept.has(path));
  return { ...lock, packages: Object.fromEntries([['', project], ...packages]) };
}

/** Where Node finds the package from that path: in the nearest `node_modules` upwards. */
function installedPath({ packages }: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}
