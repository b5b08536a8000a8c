/**
 * The modules that each module may import in addition to itself. A longer path takes precedence over a shorter one;
 * tests may import everything.
 */
export const modules: Readonly<Record<string, readonly string[]>> = {
  schemas: ['src/entity', 'src/measurement'],
  resources: ['src/console', 'src/entity', 'schemas'],
  'src/entity': [],
  'src/measurement': [],
  'src/locales': [],
  'src/guide': [],
  'src/server': ['src/entity', 'src/measurement', 'src/locales', 'src/guide'],
  'src/console': ['src/entity', 'src/measurement', 'src/locales'],
  'src/console/build': ['src/entity'],
  'src/cli': ['src/server', 'src/entity', 'src/measurement', 'src/locales'],
  tests: [],
};

/**
 * The layers of the folders in a folder, from low to high; folders on one line are equal. No folder imports from a
 * higher layer. The files next to the folders are above them, except for those in `shared`.
 */
export const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/entity': [['contract'], ['model'], ['query'], ['access'], ['write'], ['menu'], ['declaration']],
  'src/server': [
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
  'src/console': [
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
  'src/console/entity': [
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
  'src/console/data/registry.ts': ['resources'],
  'src/server/overrides': ['schemas'],
  'src/server/menus/served-components.ts': ['resources', 'src/console'],
};

/** Files next to the folders of layers that these may import. */
export const shared: ReadonlySet<string> = new Set([
  'src/console/entity/entity-parts.ts',
  'src/server/config.ts',
  'src/server/context.ts',
  'src/server/override.ts',
]);
