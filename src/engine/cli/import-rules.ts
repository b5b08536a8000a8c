const engine = {
  schema: 'src/engine/schema',
  server: 'src/engine/server',
  console: 'src/engine/console',
} as const;
const browser = [
  engine.console,
  engine.schema,
  'src/measurement',
  'src/locales',
  'src/footwork/*/model',
  'src/footwork/*/endpoints',
  'src/footwork/*/console',
];
const server = [
  engine.server,
  engine.schema,
  'src/measurement',
  'src/locales',
  'schemas',
  'src/footwork/*/model',
  'src/footwork/*/endpoints',
];

/**
 * The modules that each module may import in addition to itself; `*` stands for one folder. A longer path takes
 * precedence over a shorter one; tests may import everything. Nothing in the engine names the application, except for
 * what `exceptions` allows.
 */
export const modules: Readonly<Record<string, readonly string[]>> = {
  schemas: [engine.schema, 'src/measurement'],
  resources: [
    engine.console,
    engine.schema,
    'schemas',
    'src/footwork/*/console',
    'src/footwork/*/endpoints',
    'src/footwork/*/model',
  ],
  [engine.schema]: [],
  [engine.server]: [engine.schema, 'src/locales'],
  [engine.console]: [engine.schema, 'src/locales'],
  'src/engine/console/build': [engine.schema, 'src/engine/cli'],
  'src/engine/cli': [engine.server, engine.schema, 'src/locales'],
  'src/measurement': [],
  'src/locales': [],
  'src/footwork': [engine.server, engine.schema, 'src/footwork/demo', 'src/footwork/seed'],
  'src/footwork/demo': [engine.server, engine.schema, 'src/measurement', 'schemas'],
  'src/footwork/seed': [engine.server],
  'src/footwork/*/model': [engine.schema, 'src/measurement'],
  'src/footwork/*/endpoints': [engine.schema, 'src/measurement', 'src/footwork/*/model'],
  'src/footwork/*/server': server,
  'src/footwork/*/console': browser,
  'src/footwork/*/pages': browser,
  'src/footwork/*/cli': ['src/engine/cli', ...server, 'src/footwork/demo'],
  tests: [],
};

/**
 * The layers of the folders in a folder, from low to high; folders on one line are equal. No folder imports from a
 * higher layer, and no two equal ones import each other. The files next to the folders are above them, except for those
 * in `shared`.
 */
export const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  [engine.schema]: [
    ['contract'],
    ['model'],
    ['query'],
    ['access'],
    ['write'],
    ['menu'],
    ['declaration'],
    ['base'],
  ],
  [engine.server]: [
    ['database'],
    ['http'],
    ['plan'],
    ['entity'],
    ['notices'],
    ['access', 'accounts', 'events', 'files', 'guide', 'history', 'menus', 'metrics', 'timers'],
    ['seed'],
    ['overrides'],
  ],
  [engine.console]: [
    ['build'],
    ['kit'],
    ['i18n'],
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
  'src/engine/server/menus/served-components.ts': ['resources', engine.console],
  'src/engine/server/seed': ['src/footwork'],
  'src/engine/cli/banner.ts': ['src/footwork'],
  'src/engine/cli/start.ts': ['src/footwork'],
  'src/engine/schema/contract/app.ts': ['src/footwork'],
};

/** Files next to the folders of layers that these may import. */
export const shared: ReadonlySet<string> = new Set([
  'src/engine/console/entity/entity-parts.ts',
  'src/engine/server/config.ts',
  'src/engine/server/context.ts',
  'src/engine/server/override.ts',
]);

/** The folders behind the names by which the engine and the application import from each other. */
export const aliases: Readonly<Record<string, string>> = {
  '#app': 'src/footwork',
  '#engine': 'src/engine',
  '#schemas': 'schemas',
  '#resources': 'resources',
};
