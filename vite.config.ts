import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { aliases, application, dist, furtherPages } from './src/engine/cli/application.mjs';
import { keepLastBuild } from './src/engine/cli/keep-last-build.ts';
import { precompress } from './src/engine/cli/precompress.ts';
import { sourceHash } from './src/engine/cli/source-hash.mjs';
import { entityModulesPlugin } from './src/engine/console/build/entity-modules-plugin.ts';
import { mendedPackages } from './src/engine/console/build/mended-packages.ts';
import { preloadChunks } from './src/engine/console/build/preload-chunks.ts';
import { isLate, startChunks } from './src/engine/console/build/start-chunks.ts';
import { titledByApp } from './src/engine/console/build/titled-by-app.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * The plugins for the console's modules in development, build and tests. Every first page needs React, but the entry,
 * which starts a page's requests, does not wait for it.
 */
export const plugins = [
  react(),
  entityModulesPlugin(sourceHash),
  mendedPackages(),
  titledByApp(),
  preloadChunks('rolldown-runtime', 'react'),
];

/**
 * Packages without side effects that do not declare this. With the flag, the bundler drops their unused modules:
 * `@refinedev/antd` imports a layout, a Markdown renderer and a CSV parser; its hooks, which use none of them, are 2 KB
 * instead of 103.
 */
const pure =
  /\/node_modules\/(?:@refinedev\/(?:antd|ui-types)|@ant-design\/pro-[^/]+|react-markdown|remark[^/]*|unified|papaparse|sunflower-antd|swr|omit\.js|lodash|rc-[^/]+|@ant-design\/icons\/es\/components|@rc-component\/[^/]+|@ant-design\/cssinjs(?:-utils)?|error-stack-parser|stackframe|resize-observer-polyfill)\//;

/** The mode `eager` puts everything in one chunk: a baseline for the bench, which adds a plugin of its own. */
const consoleConfig = (eager: boolean): UserConfig => ({
  root: path('src'),
  publicDir: `${application['#app']}/public`,
  resolve: { alias: aliases },
  plugins: eager ? [react(), entityModulesPlugin(sourceHash), titledByApp()] : [...plugins, keepLastBuild()],
  build: {
    outDir: eager ? path('dist/eager') : `${dist}/console`,
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
      treeshake: { moduleSideEffects: (id) => (pure.test(id) ? false : undefined) },
    },
  },
});

/** A page of a feature, built separately: it shares no chunk with the console, and waits for none. */
const furtherConfig = (file: string): UserConfig => ({
  root: dirname(file),
  resolve: { alias: aliases },
  plugins: [react(), titledByApp(), preloadChunks()],
  build: {
    outDir: `${dist}/console`,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { input: file, checks: { pluginTimings: false } },
  },
});

const serverConfig: UserConfig = {
  root: path('.'),
  publicDir: false,
  resolve: { alias: aliases },
  build: {
    outDir: `${dist}/server`,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        start: path('src/engine/cli/start.ts'),
        plan: path('src/engine/cli/plan.ts'),
        'embedded-worker': path('src/engine/server/database/embedded-worker.js'),
        ...workersOfFeatures(),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** Modules of features that run in a thread of their own, by the name of their file. */
function workersOfFeatures(): Record<string, string> {
  const folder = application['#app'];
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('-worker.ts') && !file.includes('console'))
      .map((file) => [basename(file, '.ts'), join(folder, file)]),
  );
}

/** The build for the browser, uncompressed: the further page with the name `mode`, else the console. */
export function browserConfig(mode: string) {
  const further = furtherPages().find(({ name }) => name === mode);
  return further ? furtherConfig(further.file) : consoleConfig(mode === 'eager');
}

export default defineConfig(({ mode, isSsrBuild }) => {
  if (isSsrBuild) return serverConfig;
  const config = browserConfig(mode);
  return { ...config, plugins: [config.plugins, precompress()] };
});
