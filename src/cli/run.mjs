// node src/cli/run.mjs FILE [args]: runs a TypeScript file of this repository as it stands, without a build.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';

const [node, , file, ...args] = process.argv;
if (!file) {
  console.error('Usage: node src/cli/run.mjs FILE [args]');
  process.exit(1);
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const config = await resolveConfig({ root, configFile: false, appType: 'custom' }, 'serve');
// Not vite.runnerImport: it closes the environment after the first import, and a later import() would fail.
const environment = createRunnableDevEnvironment('ssr', config, {
  hot: false,
  runnerOptions: { hmr: false },
});
await environment.init();
process.argv = [node, resolve(file), ...args];
await environment.runner.import(resolve(file));
