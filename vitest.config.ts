import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { aliases, foldersOf } from './src/engine/cli/application.mjs';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { plugins } from './vite.config.ts';

const ofApplication = 'tests/server/conformance/application.test.ts';
const ofConsoleWithoutPage = [
  'tests/console/build/first-page*.test.ts',
  'tests/console/explain/remedy-words.test.ts',
  'tests/console/layout/menu-words.test.ts',
];

/** Tests that start the console, or change state that lasts as long as its page. */
const withOwnPage = [
  'tests/console/app/{app,expiry-dialog,frame-page,look-ahead,open,page-failure,page-frame,root}.test.tsx',
  'tests/console/app/router-internals.test.tsx',
  'tests/console/fields/inputs.test.tsx',
  'tests/console/form/unsaved-guard.test.tsx',
  'tests/console/i18n/words.test.ts',
  'tests/console/live/*.test.ts',
  'tests/console/providers/{api,notify,session}.test.ts',
  'tests/console/report/{incomplete-link,shared-report-details,shared-report-zone}.test.tsx',
  'tests/console/settings/{settings,watermark}.test.tsx',
  'tests/console/sign-in/*.test.{ts,tsx}',
];

const onPage = {
  globalSetup: ['tests/setup/postgres.ts'],
  environment: 'happy-dom',
  pool: 'threads',
  setupFiles: [
    'tests/console/support/mend-packages.ts',
    'tests/console/support/fresh-page.ts',
    'tests/console/support/specimen-modules.ts',
  ],
  testTimeout: 60_000,
  server: { deps: { inline: [/@refinedev/, /react-router/] } },
};

export default defineConfig({
  plugins,
  resolve: { alias: aliases },
  test: {
    reporters: ['default'],
    setupFiles: [
      'tests/support/fail-on-console-error.ts',
      'tests/support/silent-events.ts',
      'tests/support/same-cases.ts',
    ],
    sequence: { sequencer: LongestFirst },
    // Tests wait for processes, connections and pages; one extra worker keeps the processors busy.
    maxWorkers: availableParallelism() + 1,
    // A polled condition may take long on a busy machine; the default is one second.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'entity',
          include: ['tests/{entity,measurement}/**/*.test.ts', ...ofConsoleWithoutPage],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [ofApplication],
          globalSetup: ['tests/setup/chromium.ts', 'tests/setup/postgres.ts'],
          // openapi-typescript prints types with TypeScript's API, which TypeScript 7 lacks; this one is TypeScript 6.
          alias: [{ find: /^typescript$/, replacement: '@ts-morph/common/dist/typescript.js' }],
          server: { deps: { inline: ['openapi-typescript'] } },
          pool: 'forks',
          // Files share their imports, which would otherwise take longer than the tests of many files.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        resolve: { alias: foldersOf('tests/apps/library') },
        test: {
          name: 'library',
          include: [ofApplication],
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...onPage,
          name: 'console',
          include: ['tests/console/**/*.test.{ts,tsx}'],
          exclude: [...ofConsoleWithoutPage, ...withOwnPage],
          // Files share a page and their imports, which would otherwise take longer than their tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...onPage, name: 'console-start', include: withOwnPage },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/chromium.ts', 'tests/setup/postgres.ts', 'tests/setup/products.ts'],
          pool: 'forks',
          isolate: false,
          // Tests that drive a browser wait most of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
