// node src/cli/run.mjs FILE [args]: runs a TypeScript file of this repository without a build.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect, stripVTControlCharacters } from 'node:util';
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
try {
  await environment.runner.import(resolve(file));
} catch (error) {
  // A message of Vite's own shows the place in the source, in colours; the stack would show Vite's.
  const text = error instanceof Error && 'plugin' in error ? error.message : inspect(error);
  console.error(process.stderr.isTTY ? text : stripVTControlCharacters(text));
  process.exit(1);
}
