import { ownFolder as app, libraries } from './application.mjs';

const engine = {
  schema: 'src/engine/schema',
  server: 'src/engine/server',
  console: 'src/engine/console',
} as const;
const browser = [
  engine.console,
  engine.schema,
  ...libraries,
  `${app}/*/model`,
  `${app}/*/endpoints`,
  `${app}/*/console`,
];
const server = [
  engine.server,
  engine.schema,
  ...libraries,
  'schemas',
  `${app}/*/model`,
  `${app}/*/endpoints`,
];

/**
 * The modules that each module may import in addition to itself; `*` stands for one folder. A longer path takes
 * precedence over a shorter one; tests may import everything. Nothing in the engine names the application, except for
 * what `exceptions` allows.
 */
export const modules: Readonly<Record<string, readonly string[]>> = {
  schemas: [engine.schema, ...libraries],
  resources: [
    engine.console,
    engine.schema,
    'schemas',
    `${app}/*/console`,
    `${app}/*/endpoints`,
    `${app}/*/model`,
  ],
  [engine.schema]: [],
  [engine.server]: [engine.schema],
  [engine.console]: [engine.schema, 'src/engine/locales'],
  'src/engine/locales': [],
  'src/engine/console/build': [engine.schema, 'src/engine/cli'],
  'src/engine/cli': [engine.server, engine.schema],
  'src/engine/template': [engine.console, engine.server, engine.schema],
  ...Object.fromEntries(libraries.map((library) => [library, []])),
  [app]: [engine.server, engine.schema, `${app}/demo`, `${app}/seed`],
  [`${app}/demo`]: [engine.server, engine.schema, ...libraries, 'schemas'],
  [`${app}/seed`]: [engine.server, 'schemas'],
  [`${app}/*/model`]: [engine.schema, ...libraries],
  [`${app}/*/endpoints`]: [engine.schema, ...libraries, `${app}/*/model`],
  [`${app}/*/server`]: server,
  [`${app}/*/console`]: browser,
  [`${app}/*/pages`]: browser,
  [`${app}/*/cli`]: ['src/engine/cli', ...server, `${app}/demo`],
  tests: [],
};

/**
 * The layers of the subfolders of a folder, from low to high; subfolders on one line are equal. No subfolder imports
 * from a higher layer, and no two equal ones import each other. Files next to the subfolders are above all layers,
 * except for those in `shared`.
 */
export const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  [engine.schema]: [
    ['contract'],
    ['model'],
    ['entity-endpoints'],
    ['query'],
    ['access'],
    ['write'],
    ['menu'],
    ['keywords'],
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

/** Files and folders that may import more than their module. */
export const exceptions: Readonly<Record<string, readonly string[]>> = {
  'src/engine/console/data/registry.ts': ['resources'],
  'src/engine/server/menus/served-components.ts': ['resources', engine.console],
  'src/engine/server/seed': [app],
  'src/engine/cli/banner.ts': [app],
  'src/engine/cli/check.ts': [app],
  'src/engine/cli/start.ts': [app],
  'src/engine/schema/contract/app.ts': [app],
};

/** Files next to layered folders that these folders may import. */
export const shared: ReadonlySet<string> = new Set([
  'src/engine/console/entity/entity-parts.ts',
  'src/engine/server/config.ts',
  'src/engine/server/context.ts',
  'src/engine/server/override.ts',
]);

/** The folders of the aliases under which the engine and the application import from each other. */
export const aliases: Readonly<Record<string, string>> = {
  '#app': app,
  '#engine': 'src/engine',
  '#schemas': 'schemas',
  '#resources': 'resources',
};
