import { expect, it } from 'vitest';
import { type Graph, root } from './first-pages';
import { heavyImport } from './guard-first-pages';

interface Imports {
  readonly static?: readonly string[];
  readonly lazy?: readonly string[];
  readonly code?: string;
}

const list = 'src/engine/console/entity/list/list-page.tsx';
const cell = 'src/engine/console/overrides/role/chart.tsx';
const wrapper = 'src/engine/console/antd/in-antd.tsx';
const antd = 'node_modules/antd/es/index.js';
const schema = { '\0virtual:entity-modules/schema/role': {}, [cell]: { static: [antd] }, [antd]: {} };

function graphOf(modules: Readonly<Record<string, Imports>>): Graph {
  const named = (files: readonly string[] = []) =>
    files.map((file) => (file.startsWith('\0') ? file : `${root}${file}`));
  return {
    getModuleIds: () => named(Object.keys(modules)),
    getModuleInfo: (id) => {
      const found = modules[id.startsWith('\0') ? id : id.slice(root.length)];
      if (!found) return null;
      const { code = null } = found;
      return { code, importedIds: named(found.static), dynamicallyImportedIds: named(found.lazy) };
    },
  };
}

it('names the imports through which the list part of a resource reaches antd', () => {
  const fault = heavyImport(
    graphOf({ ...schema, [list]: {}, 'resources/role.list.tsx': { static: [cell] } }),
  );
  expect(fault).toContain(`resources/role.list.tsx -> ${cell} -> ${antd}`);
});

it('follows lazy imports, which a list may show at once, but not those of a popup', () => {
  const lazy = { lazy: [cell] };
  expect(heavyImport(graphOf({ ...schema, [list]: lazy }))).toContain(`${list} -> ${cell} -> ${antd}`);
  const popup = { ...lazy, static: [wrapper] };
  expect(heavyImport(graphOf({ ...schema, [list]: popup, [wrapper]: {} }))).toBeUndefined();
});

it('lets the pages of forms and records use antd, and a hand-written page unless it says that it does not', () => {
  const viewParts = 'src/engine/console/data/view-parts.ts';
  const pages = 'src/engine/console/start/pages.ts';
  const page = 'src/engine/console/pages/totals/index.tsx';
  const withPage = (code: string) =>
    graphOf({
      ...schema,
      [list]: { static: [pages], lazy: [viewParts] },
      [viewParts]: { lazy: ['resources/role.form.tsx'] },
      'resources/role.form.tsx': { static: [cell] },
      [pages]: { lazy: [page] },
      [page]: { static: [cell] },
      'src/engine/console/pages/totals/page.ts': { code },
    });
  expect(heavyImport(withPage('export default { component: "totals" }'))).toBeUndefined();
  expect(heavyImport(withPage('export default { isWithoutAntd: true }'))).toContain(`${page} -> ${cell}`);
});
