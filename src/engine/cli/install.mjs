// Plain JavaScript: this runs before node_modules exists.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
}

if (!installed()) {
  console.log('Installing packages from the npm registry...');
  const { error, status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) stop(`npm could not be started: ${error.message}`);
  if (status !== 0) stop('npm ci failed; its messages above say why.');
}

/** npm records the installed packages in node_modules/.package-lock.json when an install ends. */
function installed() {
  const wanted = packages('package-lock.json');
  const present = packages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, integrity, optional }]) =>
      path === '' ||
      (optional && !present[path]) ||
      (present[path]?.version === version && present[path]?.integrity === integrity),
  );
}

function packages(file) {
  try {
    return JSON.parse(readFileSync(new URL(file, `file://${root}`), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
