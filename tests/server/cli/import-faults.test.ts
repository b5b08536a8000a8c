import { expect, test } from 'vitest';
import { importFaults } from '../../../src/cli/import-faults';

/** Faults of sources, each of which is its imports. */
function faultsOf(sources: Record<string, readonly string[]>): string[] {
  const texts = Object.entries(sources).map(([file, imports]): [string, string] => [
    file,
    imports.map((path) => `import type { Thing } from '${path}';\n`).join(''),
  ]);
  return importFaults(new Map(texts));
}

test.each([
  ['schemas/store.ts', '../src/console/kit/icon'],
  ['src/entity/access/access.ts', '../../server/app'],
  ['src/server/http/page.ts', '../../console/kit/icon'],
  ['src/server/http/page.ts', '../../../tests/support/actor'],
  ['src/console/kit/icon.tsx', '../../server/app'],
  ['src/console/data/api.ts', '../../../schemas/store'],
  ['src/locales/customer-tables.ts', '../entity/access/access'],
])('%s may not import %s of another module', (file, path) => {
  expect(faultsOf({ [file]: [path] })).toEqual([expect.stringContaining(`${file} imports `)]);
});

test.each([
  ['src/entity/contract/envelope.ts', '../model/entity'],
  ['src/server/plan/plan.ts', '../entity/context'],
  ['src/server/database/pool.ts', '../app'],
  ['src/console/data/page.ts', '../pages/dashboard/index'],
  ['src/console/kit/icon.tsx', '../frame/layout/menu.css'],
  ['src/console/entity/record/permissions.ts', '../form/draft'],
  ['src/console/entity/fields/cells.ts', '../view-pages'],
])('%s may not import %s of a higher layer', (file, path) => {
  expect(faultsOf({ [file]: [path] })).toEqual([expect.stringContaining('a layer imports none above it')]);
});

test('lower layers, equals, shared files at the root and packages may be imported', () => {
  expect(
    faultsOf({
      'src/server/context.ts': [],
      'src/server/menus/publish.ts': ['../accounts/sessions', '../database/database', '../context', 'kysely'],
      'src/console/entity/show/show-page.tsx': ['../fields/cells', '../list/list-table', '../entity-parts'],
      'src/console/entity/entity-parts.ts': [],
      'src/console/entity/entity-page.tsx': ['./fields/cells', './view-pages'],
      'src/console/pages/menus/index.tsx': ['../../entity/list/list-page', '../../../../package.json'],
      'src/server/overrides/store.ts': ['../../../schemas/store', '../override'],
      'src/server/override.ts': [],
      'resources/store.tsx': ['../schemas/store', '../src/console/data/resource'],
    }),
  ).toEqual([]);
});

test.each([
  'src/server/hisotry/sweep.ts',
  'src/console/widgets/clock.tsx',
  'src/console/entity/cells/mark.tsx',
  'src/jobs/nightly.ts',
])('%s is in a folder of no layer', (file) => {
  expect(faultsOf({ [file]: [] })).toEqual([`${file}: import-rules.ts names no layer for its folder`]);
});

test('a circle of imports is reported with all of its files, dynamic imports included', () => {
  const sources = new Map([
    ['src/server/http/a.ts', "export const b = () => import('./b');"],
    ['src/server/http/b.ts', "import type { C } from './c';"],
    ['src/server/http/c.ts', "import { a } from './a';"],
    ['src/server/http/d.ts', "import { a } from './a';"],
  ]);
  expect(importFaults(sources)).toEqual([
    'src/server/http/a.ts, src/server/http/b.ts, src/server/http/c.ts: a circle of imports',
  ]);
});
