import { spawnSync } from 'node:child_process';

/** Installs Debian packages if this process may (root, with apt-get); returns whether it did. */
export function installFromDebian(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || apt('--version') !== 0) return false;
  console.info(`Installing ${packages.join(', ')} with apt-get...`);
  return apt('update') === 0 && apt('install', '-y', '--no-install-recommends', ...packages) === 0;
}

function apt(...args: string[]): number | null {
  return spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  }).status;
}
