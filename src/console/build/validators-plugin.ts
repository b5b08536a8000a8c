import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const schemas = fileURLToPath(new URL('../../../schemas', import.meta.url));
const compiler = fileURLToPath(new URL('./validator-code.ts', import.meta.url));
const index = 'virtual:validators';
const one = /^\0virtual:validators\/([a-z0-9-]+)$/;

/**
 * Compiles each schema's check of a whole record ahead of time, since the page's policy forbids `eval`.
 * `virtual:validators` loads `virtual:validators/<entity>`, whose default export is an ajv validate function.
 */
export function validatorsPlugin(): Plugin {
  return {
    name: 'validators',

    /** Outside the console's own folder, a new file would not be noticed. */
    configureServer: (server) => void server.watcher.add(schemas),

    resolveId: (id) => (id === index || id.startsWith(`${index}/`) ? `\0${id}` : undefined),

    async load(id) {
      if (id === `\0${index}`) return indexCode(await entityNames());
      const name = one.exec(id)?.[1];
      if (name === undefined) return undefined;
      const file = join(schemas, `${name}.ts`);
      // Imported, and not by this file, since Node itself reads this one and knows no paths without an extension.
      const schema = await runnerImport<{ default: unknown }>(file);
      const { module } = await runnerImport<{ validatorCode(schema: unknown): string }>(compiler);
      for (const watched of [file, ...schema.dependencies]) this.addWatchFile(watched);
      return module.validatorCode(schema.module.default);
    },

    hotUpdate({ file, type, modules }) {
      if (!file.startsWith(`${schemas}/`)) return undefined;
      const id = type === 'update' ? `\0${index}/${basename(file, '.ts')}` : `\0${index}`;
      const affected = this.environment.moduleGraph.getModuleById(id);
      return affected ? [...modules, affected] : modules;
    },
  };
}

async function entityNames(): Promise<string[]> {
  const files = await readdir(schemas);
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

function indexCode(names: readonly string[]): string {
  const loaders = names.map((name) => `  '${name}': () => import('${index}/${name}'),`);
  return `export const validatorLoaders = {\n${loaders.join('\n')}\n};\n`;
}
