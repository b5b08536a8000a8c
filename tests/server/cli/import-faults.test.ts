import { expect, test } from 'vitest';
import { importFaults } from '../../../src/engine/cli/import-faults';

/** The faults of sources that consist of these imports. */
function faultsOf(sources: Record<string, readonly string[]>): string[] {
  const texts = Object.entries(sources).map(([file, imports]): [string, string] => [
    file,
    imports.map((path) => `import type { Thing } from '${path}';\n`).join(''),
  ]);
  return importFaults(new Map(texts));
}

test.each([
  ['schemas/store.ts', '../src/engine/console/kit/icon'],
  ['src/engine/schema/access/access.ts', '../app'],
  ['src/engine/server/http/page.ts', '../../console/kit/icon'],
  ['src/engine/server/http/page.ts', '../../../../tests/support/actor'],
  ['src/engine/server/http/page.ts', '../../../footwork/reports/endpoints/report'],
  ['src/engine/schema/model/entity.ts', '#app/content'],
  ['src/footwork/reports/console/measured.tsx', '../server/report-analysis'],
  ['src/footwork/reports/server/report-analysis.ts', '../../../engine/console/kit/icon'],
  ['src/engine/console/kit/icon.tsx', '../app'],
  ['src/engine/console/data/api.ts', '../../../../schemas/store'],
  ['src/measurement/analyse.ts', '../engine/schema/access/access'],
])('%s may not import %s of another module', (file, path) => {
  expect(faultsOf({ [file]: [path] })).toEqual([expect.stringContaining(`${file} imports `)]);
});

test.each([
  ['src/engine/schema/contract/envelope.ts', '../model/entity'],
  ['src/engine/server/plan/plan.ts', '../entity/context'],
  ['src/engine/server/database/pool.ts', '../app'],
  ['src/engine/console/data/page.ts', '../pages/dashboard/index'],
  ['src/engine/console/kit/icon.tsx', '../frame/layout/menu.css'],
  ['src/engine/console/entity/record/permissions.ts', '../form/draft'],
  ['src/engine/console/entity/fields/cells.ts', '../view-pages'],
])('%s may not import %s of a higher layer', (file, path) => {
  expect(faultsOf({ [file]: [path] })).toEqual([expect.stringContaining('a layer imports none above it')]);
});

test('lower layers, equals, shared files at the root and packages may be imported', () => {
  expect(
    faultsOf({
      'src/engine/server/context.ts': [],
      'src/engine/server/menus/publish.ts': [
        '../accounts/sessions',
        '../database/database',
        '../context',
        'kysely',
      ],
      'src/engine/console/entity/show/show-page.tsx': [
        '../fields/cells',
        '../list/list-table',
        '../entity-parts',
      ],
      'src/engine/console/entity/entity-parts.ts': [],
      'src/engine/console/entity/entity-page.tsx': ['./fields/cells', './view-pages'],
      'src/engine/console/pages/menus/index.tsx': [
        '../../entity/list/list-page',
        '../../../../../package.json',
      ],
      'src/footwork/stores/server/overrides/store.ts': [
        '../../../../../schemas/store',
        '../../../../engine/server/override',
      ],
      'src/footwork/sharing/console/share-dialog.tsx': ['../../reports/console/report-head'],
      'src/engine/server/override.ts': [],
      'resources/store.tsx': ['../schemas/store', '../src/engine/console/data/resource'],
      'src/engine/server/seed/menus.ts': ['#app/content'],
    }),
  ).toEqual([]);
});

test.each([
  'src/engine/server/hisotry/sweep.ts',
  'src/engine/console/widgets/clock.tsx',
  'src/engine/console/entity/cells/mark.tsx',
  'src/jobs/nightly.ts',
])('%s is in a folder of no layer', (file) => {
  expect(faultsOf({ [file]: [] })).toEqual([`${file}: import-rules.ts names no layer for its folder`]);
});

test('two folders next to each other that import each other are reported with an import of each', () => {
  expect(
    faultsOf({
      'src/engine/server/accounts/sessions.ts': ['../events/events'],
      'src/engine/server/events/events.ts': [],
      'src/engine/server/events/streams.ts': ['../accounts/token'],
    }),
  ).toEqual([
    'src/engine/server/accounts and src/engine/server/events import each other: ' +
      'src/engine/server/accounts/sessions.ts imports src/engine/server/events/events.ts, ' +
      'src/engine/server/events/streams.ts imports src/engine/server/accounts/token',
  ]);
});

test('a circle of imports is reported with all of its files, dynamic imports included', () => {
  const sources = new Map([
    ['src/engine/server/http/a.ts', "export const b = () => import('./b');"],
    ['src/engine/server/http/b.ts', "import type { C } from './c';"],
    ['src/engine/server/http/c.ts', "import { a } from './a';"],
    ['src/engine/server/http/d.ts', "import { a } from './a';"],
  ]);
  expect(importFaults(sources)).toEqual([
    'src/engine/server/http/a.ts, src/engine/server/http/b.ts, src/engine/server/http/c.ts: a circle of imports',
  ]);
});
