import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { libraries, ownFolder } from '../application.mjs';
import { sourcesBelow } from '../used-words';
import { makeEmptyFolder } from './make-folder';
import { type Lock, lockFor, neededPackages } from './needed-packages';
import { type ProjectNames, projectNames } from './project-names';

const template = 'src/engine/template';
/** The folder of the application in a new project. */
const appFolder = 'src/app';
/** Files at the root that a project copies, with its own application folder instead of ours. */
const copied = ['.gitignore', 'biome.json', 'src/index.html', 'tsconfig.json', 'vite.config.ts'];
const firstTests = [
  'tests/server/conformance/application.test.ts',
  'tests/support/fail-on-console-error.ts',
  'tests/support/same-cases.ts',
];
/** Scripts of this repository that belong to its own application, or to work on the engine. */
const isOwnScript = (command: string) => command.includes(ownFolder) || command.includes('tests/');

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/**
 * Writes a project into the folder: the engine, an application with one entity, its tests, and the packages that these
 * need. Throws a `ProjectNameError` if the name of the folder cannot name a project, and a `FolderError` if the folder
 * cannot be used.
 */
export function writeProject(root: string, target: string): void {
  const names = projectNames(target);
  const to = (path: string, text: string) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  };
  makeEmptyFolder(target);
  cpSync(join(root, 'src/engine'), join(target, 'src/engine'), { recursive: true });
  cpSync(join(root, template, 'app'), join(target, appFolder), { recursive: true });
  for (const folder of ['schemas', 'resources'])
    cpSync(join(root, template, folder), join(target, folder), { recursive: true });
  for (const file of copied) to(file, withoutApplication(readFileSync(join(root, file), 'utf8')));
  for (const file of importedFrom(root, firstTests)) to(file, readFileSync(join(root, file), 'utf8'));
  for (const page of pagesOf(join(root, 'docs')))
    to(`docs/${page}`, withoutEngineTests(readFileSync(join(root, 'docs', page), 'utf8')));
  to('vitest.config.ts', readFileSync(join(root, template, 'vitest.config.txt'), 'utf8'));
  to('README.md', named(readFileSync(join(root, template, 'README.md'), 'utf8'), names));
  to(`${appFolder}/app.ts`, named(readFileSync(join(root, template, 'app/app.ts'), 'utf8'), names));
  writePackages(root, target, names, to);
}

function named(text: string, { product, systemSchema }: ProjectNames): string {
  return text.replaceAll('Sample Console', product).replaceAll("'sample'", `'${systemSchema}'`);
}

/** The text without the libraries of this repository, and with the project's application folder instead of ours. */
function withoutApplication(text: string): string {
  const lines = libraries.map((library) => new RegExp(`"${library}/\\*\\*",? ?`, 'g'));
  return lines.reduce((rest, line) => rest.replaceAll(line, ''), text).replaceAll(ownFolder, appFolder);
}

/** A page of `docs/` without its last chapter, about tests of the engine: a project does not have these tests. */
function withoutEngineTests(page: string): string {
  return page.replace(/\n## Tests of the engine\n[\s\S]*$/, '');
}

function pagesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
}

/** These files, and those of `tests` that they import, directly or indirectly. */
function importedFrom(root: string, files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)) {
      const base = posix.join(posix.dirname(file), path);
      const imported = [base, `${base}.ts`, `${base}.tsx`].find(
        (one) => /\.\w+$/.test(one) && existsSync(join(root, one)),
      );
      if (imported?.startsWith('tests/')) visit(imported);
    }
  };
  for (const file of files) visit(file);
  return found;
}

/** `package.json` and its lock, with the packages that the project's sources need. */
function writePackages(
  root: string,
  target: string,
  { packageName, product }: ProjectNames,
  to: (path: string, text: string) => void,
): void {
  const own: Package = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const sources = [...sourcesBelow(target), ...modulesBelow(target)].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const needed = neededPackages(sources);
  const onlyNeeded = (packages: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(packages).filter(([name]) => needed.has(name)));
  const project = {
    ...own,
    name: packageName,
    version: '0.1.0',
    description: `${product}: an admin console.`,
    scripts: Object.fromEntries(Object.entries(own.scripts).filter(([, command]) => !isOwnScript(command))),
    dependencies: onlyNeeded(own.dependencies),
    devDependencies: onlyNeeded(own.devDependencies),
  };
  to('package.json', `${JSON.stringify(project, null, 2)}\n`);
  const { name, version } = project;
  const locked = lockFor(lock, { ...lock.packages[''], ...pick(project) });
  to('package-lock.json', `${JSON.stringify({ ...locked, name, version }, null, 2)}\n`);
}

/** The properties of `package.json` that the lock repeats. */
function pick({ name, version, dependencies, devDependencies }: Package & { name: string; version: string }) {
  return { name, version, dependencies, devDependencies };
}

/** The plain JavaScript modules below a folder; some of them run before the packages are installed. */
function modulesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => join(folder, file));
}
