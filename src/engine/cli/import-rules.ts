/**
 * The modules that each module may import in addition to itself. A longer path takes precedence over a shorter one;
 * tests may import everything.
 */
export const modules: Readonly<Record<string, readonly string[]>> = {
  schemas: ['src/engine/schema', 'src/measurement'],
  resources: ['src/engine/console', 'src/engine/schema', 'schemas'],
  'src/engine/schema': [],
  'src/measurement': [],
  'src/locales': [],
  'src/footwork/guide': [],
  'src/engine/server': ['src/engine/schema', 'src/measurement', 'src/locales', 'src/footwork/guide'],
  'src/engine/console': ['src/engine/schema', 'src/measurement', 'src/locales'],
  'src/engine/console/build': ['src/engine/schema'],
  'src/engine/cli': ['src/engine/server', 'src/engine/schema', 'src/measurement', 'src/locales'],
  tests: [],
};

/**
 * The layers of the folders in a folder, from low to high; folders on one line are equal. No folder imports from a
 * higher layer. The files next to the folders are above them, except for those in `shared`.
 */
export const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/engine/schema': [['contract'], ['model'], ['query'], ['access'], ['write'], ['menu'], ['declaration']],
  'src/engine/server': [
    ['database'],
    ['http'],
    ['plan'],
    ['entity'],
    ['notices'],
    [
      'access',
      'accounts',
      'cashback',
      'events',
      'files',
      'gateway',
      'qr',
      'reports',
      'guide',
      'history',
      'menus',
      'metrics',
      'shares',
      'statistics',
      'timers',
    ],
    ['seed'],
    ['demo'],
    ['overrides'],
  ],
  'src/engine/console': [
    ['kit'],
    ['i18n'],
    ['measurement'],
    ['share'],
    ['antd'],
    ['data'],
    ['charts'],
    ['entity'],
    ['overrides'],
    ['pages'],
    ['frame'],
    ['start'],
  ],
  'src/engine/console/entity': [
    ['fields'],
    ['record'],
    ['form'],
    ['actions'],
    ['list'],
    ['show'],
    ['settings'],
    ['explain'],
  ],
};

/** Single files, or folders, that may import more. */
export const exceptions: Readonly<Record<string, readonly string[]>> = {
  'src/engine/console/data/registry.ts': ['resources'],
  'src/engine/server/overrides': ['schemas'],
  'src/engine/server/menus/served-components.ts': ['resources', 'src/engine/console'],
};

/** Files next to the folders of layers that these may import. */
export const shared: ReadonlySet<string> = new Set([
  'src/engine/console/entity/entity-parts.ts',
  'src/engine/server/config.ts',
  'src/engine/server/context.ts',
  'src/engine/server/override.ts',
]);
