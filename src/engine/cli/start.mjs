import './install.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dist } from './application.mjs';

// Builds in a separate process, so that the server does not keep the bundler's memory.
const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(dist, 'server/start.js')).href);
