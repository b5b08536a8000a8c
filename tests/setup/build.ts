import { execFileSync } from 'node:child_process';

/** Builds the product before several tests start it at the same time. */
export default function setup(): void {
  const { NODE_ENV: _testing, VITEST: _vitest, ...environment } = process.env;
  execFileSync(process.execPath, ['src/engine/cli/build.mjs'], { env: environment, stdio: 'inherit' });
}
