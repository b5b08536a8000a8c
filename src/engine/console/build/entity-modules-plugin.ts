import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { aliases, application } from '../../cli/application.mjs';
import { translated } from '../../schema/contract/language-facts.ts';

const path = (relative: string) => fileURLToPath(new URL(`../../../../${relative}`, import.meta.url));
const schemas = application['#schemas'];
const resolvedInApp = { resolve: { alias: aliases } };
const declared = path('src/engine/console/build/declared-entities.ts');
const referring = path('src/engine/cli/referring-entities.ts');

const loaders = 'virtual:entity-modules';
const facts = 'virtual:entity-facts';

/** Languages whose entity words are modules of their own; English is part of the declaration. */
const withTables = translated.filter((language) => language !== 'en');

/** Kinds of modules of an entity; the words by language. */
const kinds = ['schema', 'validator', ...withTables] as const;
type Kind = (typeof kinds)[number];

/** Id of a module of an entity, with its kind and the name. */
const moduleId = /^\0virtual:entity-modules\/([a-z-]+)\/([a-z0-9-]+)$/;

/**
 * `virtual:entity-modules` loads the modules of an entity by its name: schema, words, and the validator of a whole
 * record, which is compiled at build time because the CSP forbids `eval`. In a build the file names are derived from
 * the entity names, so that the first page need not list them, and does not grow with their number.
 * `virtual:entity-facts` contains all names, and which entities refer to which.
 * `hashOf` returns a hex hash of everything that the build depends on; it becomes part of the file names.
 */
export function entityModulesPlugin(hashOf: () => string): Plugin {
  /** Whether each module becomes a file of its own name: in a build with code splitting. */
  let hasFiles = false;
  let hash = '';
  let server: ViteDevServer | undefined;
  let imported: Promise<Declared> | undefined;
  /** Files outside of `schemas/` that declarations and validators are made of. */
  const parts = new Set<string>();
  const importDeclared = async (): Promise<Declared> => {
    // Node itself runs this file and cannot resolve paths without an extension.
    const { module, dependencies } = await runnerImport<Declared>(declared, resolvedInApp);
    for (const file of dependencies) parts.add(file);
    server?.watcher.add(dependencies);
    return module;
  };
  const entities = () => {
    imported ??= importDeclared().catch((error: unknown) => {
      // The next call imports again: the developer may have corrected the file.
      imported = undefined;
      throw error;
    });
    return imported;
  };
  return {
    name: 'entity-modules',

    configResolved({ command, build }) {
      const { output } = build.rolldownOptions;
      const isOneFile = output !== undefined && 'codeSplitting' in output && output.codeSplitting === false;
      hasFiles = command === 'build' && !isOneFile;
    },

    async buildStart() {
      imported = undefined;
      if (!hasFiles) return;
      hash = hashOf().slice(0, 8);
      for (const name of await entityNames()) {
        for (const kind of kinds) {
          const fileName = `assets/${fileOf(kind, name, hash)}`;
          this.emitFile({
            type: 'chunk',
            id: `${loaders}/${kind}/${name}`,
            fileName,
            preserveSignature: 'exports-only',
          });
        }
      }
    },

    /** The schemas are outside Vite's root, so new files there would go unnoticed. */
    configureServer(started) {
      server = started;
      server.watcher.add(schemas);
    },

    resolveId: (id) =>
      id === facts || id === loaders || id.startsWith(`${loaders}/`) ? `\0${id}` : undefined,

    async load(id) {
      if (id === `\0${facts}`) return factsCode();
      if (id === `\0${loaders}`) return hasFiles ? namedLoaders(hash) : listedLoaders(await entityNames());
      const [, kind, name] = moduleId.exec(id) ?? [];
      if (kind === undefined || name === undefined) return undefined;
      if (kind === 'schema') return (await entities()).schemaModule(name);
      if (kind === 'validator') return (await entities()).validatorModule(name);
      return wordsModule(kind, name);
    },

    async hotUpdate({ file, type, modules }) {
      const isSchema = dirname(file) === schemas;
      if (!isSchema && !file.startsWith(`${schemas}/`) && !parts.has(file)) return undefined;
      imported = undefined;
      // A file outside of `schemas/`, or deeper in it, may be part of any entity.
      const names = isSchema ? [basename(file, '.ts')] : await entityNames();
      const changed = [
        ...names.flatMap((name) => [`${loaders}/schema/${name}`, `${loaders}/validator/${name}`]),
        ...(type === 'update' ? [] : [loaders]),
      ];
      const affected = [facts, ...changed].flatMap(
        (id) => this.environment.moduleGraph.getModuleById(`\0${id}`) ?? [],
      );
      return affected.length > 0 ? [...modules, ...affected] : modules;
    },
  };
}

/** The words of an entity. The application's words replace the engine's words with the same key. */
function wordsModule(language: string, name: string): string {
  const file = `locales/${language}/entities/${name}.json`;
  const files = [join(path('src/engine'), file), join(application['#app'], file)].filter(existsSync);
  const [first, second] = files.map((one) => JSON.stringify(one));
  if (!second) return first ? `export { default } from ${first};` : 'export default undefined;';
  return [
    `import base from ${first};`,
    `import own from ${second};`,
    `import { mergedWords } from ${JSON.stringify(path('src/engine/schema/contract/merged-words.ts'))};`,
    'export default mergedWords(base, own);',
  ].join('\n');
}

function fileOf(kind: Kind, name: string, hash: string): string {
  return `${name}.${kind}-${hash}.js`;
}

/** The path is relative to the chunk that this code becomes part of. */
function namedLoaders(hash: string): string {
  return `export const loadModule = (kind, name) => import(/* @vite-ignore */ './' + name + '.' + kind + '-${hash}.js');`;
}

function listedLoaders(names: readonly string[]): string {
  const lines = names.flatMap((name) =>
    kinds.map((kind) => `  '${kind}/${name}': () => import('${loaders}/${kind}/${name}'),`),
  );
  return [
    `const modules = {\n${lines.join('\n')}\n};`,
    'export const loadModule = async (kind, name) => {',
    "  const key = kind + '/' + name;",
    "  if (!Object.hasOwn(modules, key)) throw new Error('There is no ' + key);",
    '  return modules[key]();',
    '};',
  ].join('\n');
}

async function entityNames(): Promise<string[]> {
  const files = await readdir(schemas);
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

interface Declared {
  schemaModule(name: string): string;
  validatorModule(name: string): string;
}

async function factsCode(): Promise<string> {
  const { module } = await runnerImport<{ referringEntities(): Readonly<Record<string, readonly string[]>> }>(
    referring,
    resolvedInApp,
  );
  return `export const referring = ${JSON.stringify(module.referringEntities())};`;
}
