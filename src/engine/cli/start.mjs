import './install.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Builds in a separate process, so that the server does not keep the bundler's memory.
const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

process.env.NODE_ENV ??= 'production';
await import('../../dist/server/start.js');
