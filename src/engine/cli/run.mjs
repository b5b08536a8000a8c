// node src/engine/cli/run.mjs FILE [args]: runs a TypeScript file of this repository without a build.
import { resolve } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';
import { BundleError, importBundled } from './bundle.mjs';

const [node, , file, ...args] = process.argv;
if (!file) {
  console.error('Usage: node src/engine/cli/run.mjs FILE [args]');
  process.exit(1);
}

process.setSourceMapsEnabled(true);
process.argv = [node, resolve(file), ...args];
try {
  await importBundled(resolve(file));
} catch (error) {
  // The message has colours; the stack would show the bundler's.
  const text = error instanceof BundleError ? error.message : inspect(error);
  console.error(process.stderr.isTTY ? text : stripVTControlCharacters(text));
  process.exit(1);
}
