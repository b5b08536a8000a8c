import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { application } from '../../../src/engine/cli/application.mjs';
import type { ImportsOf } from '../../../src/engine/console/build/import-graph';
import { languages } from '../../../src/engine/schema/contract/language';

/** The part of the bundler's module graph that the checks of the first pages use. */
export interface Graph {
  readonly getModuleIds: () => Iterable<string>;
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

export interface FirstPage {
  readonly name: string;
  /** The modules that the page loads, together with their static imports. */
  readonly roots: readonly string[];
  /** In KB of 1,024 bytes, brotli-compressed. */
  readonly budget: number;
  /** Default: `index.html`. */
  readonly html?: string;
}

export const root = fileURLToPath(new URL('../../../', import.meta.url));

const path = (relative: string) => `${root}${relative}`;
/** Schemas as `entity-modules-plugin.ts` makes modules of them, with the name of the entity at the end. */
const schemaModules = '\0virtual:entity-modules/schema/';

/** The sign-in page, a page of charts, and each entity's list in each language. */
export function firstPages(graph: Graph): readonly FirstPage[] {
  const known = new Set(graph.getModuleIds());
  const main = path('src/engine/console/main.ts');
  const list = ['start/look-ahead.ts', 'start/open.tsx', 'entity/list/list-page.tsx'];
  const signIn = ['start/open-sign-in.tsx'];
  const schemas = [...known].filter((id) => id.startsWith(schemaModules));
  const lists = schemas.flatMap((schema) => {
    const name = schema.slice(schemaModules.length);
    return languages.map((language) => ({
      name: `The list of ${name} (${language})`,
      budget: 200,
      roots: [
        main,
        ...list.map((file) => path(`src/engine/console/${file}`)),
        path(`src/engine/locales/${language}/first-words.ts`),
        path(`src/engine/locales/${language}/entities/${name}.json`),
        join(application['#app'], `locales/${language}/entities/${name}.json`),
        path(`src/engine/console/overrides/${name}/${name}.list.tsx`),
        join(application['#resources'], `${name}.list.tsx`),
        schema,
        ...targetsOf(graph.getModuleInfo(schema)?.code ?? ''),
      ].filter((id) => known.has(id)),
    }));
  });
  const first = [main, ...signIn.map((file) => path(`src/engine/console/${file}`))];
  return [
    { name: 'The sign-in page', budget: 74, roots: first },
    // The dashboard is such a page. The plots load later.
    {
      name: 'A page of charts',
      budget: 192,
      roots: [main, path('src/engine/console/start/open.tsx'), ...charts],
    },
    ...lists,
  ];
}

/** Schemas of the entities that a schema refers to; a list loads these, too. */
function targetsOf(code: string): readonly string[] {
  return [...code.matchAll(/"x-ref":"([a-z0-9-]+)"/g)].map(([, name]) => `${schemaModules}${name}`);
}

const views = path('src/engine/console/entity/view-pages.ts');
const wrapper = path('src/engine/console/antd/in-antd.tsx');
const pages = path('src/engine/console/start/pages.ts');
/** Charts load when they scroll into view, after all numbers. */
const charts = ['lazy-chart-block.ts', 'chart-block.tsx'].map((file) =>
  path(`src/engine/console/charts/${file}`),
);
/** Forms and records use antd. */
const viewParts = path('src/engine/console/data/view-parts.ts');

/** The imports that a first page may load: static ones, and dynamic ones other than antd pages and popups. */
export function shownAtFirst({ getModuleInfo }: Graph): ImportsOf {
  return (id) => {
    const info = getModuleInfo(id);
    if (!info) return [];
    const { importedIds, dynamicallyImportedIds } = info;
    if ([wrapper, views, viewParts, ...charts].includes(id) || importedIds.includes(wrapper))
      return importedIds;
    return [...importedIds, ...dynamicallyImportedIds.filter((lazy) => isShown(id, lazy))];
  };

  function isShown(id: string, lazy: string): boolean {
    if (id !== pages) return true;
    const facts = lazy.replace(/index\.tsx$/, 'page.ts');
    return !lazy.endsWith('.tsx') || getModuleInfo(facts)?.code?.includes('isWithoutAntd') === true;
  }
}
