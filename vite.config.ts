import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { eagerImports } from './src/cli/eager-imports.ts';
import { keepLastBuild } from './src/cli/keep-last-build.ts';
import { precompress } from './src/cli/precompress.ts';
import { guardFirstPages } from './src/console/build/guard-first-pages.ts';
import { preloadReact } from './src/console/build/preload-react.ts';
import { silentIcons } from './src/console/build/silent-icons.ts';
import { slimPackages } from './src/console/build/slim-packages.ts';
import { isLate, startChunks } from './src/console/build/start-chunks.ts';
import { validatorsPlugin } from './src/console/build/validators-plugin.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What the console's modules need in development, build and tests alike. */
const plugins = [react(), validatorsPlugin(), slimPackages(), silentIcons(), preloadReact()];

/**
 * `@refinedev/antd` is one module that imports a layout, a Markdown renderer and a CSV parser; its hooks use
 * none of them. Without side effects the bundler leaves them out: 2 KB instead of 103.
 */
const pureImports =
  /\/node_modules\/(?:@refinedev\/(?:antd|ui-types)|@ant-design\/pro-[^/]+|react-markdown|remark[^/]*|unified|papaparse|sunflower-antd|swr|omit\.js|lodash)\//;

/** `--mode eager` is the bench's yardstick: the same console with everything loaded and run at the start. */
const consoleConfig = (eager: boolean): UserConfig => ({
  root: path('src/console'),
  plugins: eager
    ? [react(), validatorsPlugin(), eagerImports(), precompress()]
    : [...plugins, keepLastBuild(), precompress(), guardFirstPages()],
  build: {
    outDir: path(eager ? 'dist/eager' : 'dist/console'),
    emptyOutDir: eager,
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter(isLate),
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      output: { codeSplitting: eager ? false : { groups: startChunks() } },
      checks: { pluginTimings: false },
      treeshake: { moduleSideEffects: (id) => (pureImports.test(id) ? false : undefined) },
    },
  },
});

const serverConfig: UserConfig = {
  root: path('.'),
  publicDir: false,
  build: {
    outDir: path('dist/server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        start: path('src/cli/start.ts'),
        plan: path('src/cli/plan.ts'),
        'embedded-worker': path('src/server/database/embedded-worker.js'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

const testConfig = async (): Promise<ViteUserConfig> => ({
  root: path('.'),
  plugins,
  test: {
    reporters: ['default'],
    setupFiles: [
      'tests/support/fail-on-console-error.ts',
      'tests/support/silent-events.ts',
      'tests/support/same-cases.ts',
    ],
    // Vitest itself is for the tests alone.
    sequence: { sequencer: (await import('./tests/setup/longest-first.ts')).LongestFirst },
    // Vitest would leave one processor idle, which on two is half of them.
    maxWorkers: '100%',
    // What is waited for may take its time on a busy machine; one second is the default.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'entity', include: ['tests/entity/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          pool: 'forks',
          // Files share what they import, which else took longer than many a file's tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          include: ['tests/console/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Testing Library cleans up after each test, and tells React about act(), only where it finds globals.
          globals: true,
          setupFiles: ['tests/console/support/patience.ts'],
          testTimeout: 60_000,
          server: { deps: { inline: [/@refinedev/, /react-router/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/postgres.ts', 'tests/setup/build.ts', 'tests/setup/products.ts'],
          pool: 'forks',
          isolate: false,
          // Whoever drives a browser waits most of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

export default defineConfig(async ({ mode, isSsrBuild }) => {
  if (mode === 'test') return testConfig();
  return isSsrBuild ? serverConfig : consoleConfig(mode === 'eager');
});
