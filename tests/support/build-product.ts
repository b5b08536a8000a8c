import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Builds the product before several of it start at the same time. */
export async function buildProduct(): Promise<void> {
  const { NODE_ENV: _testing, VITEST: _vitest, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['src/engine/cli/build.mjs'], { env });
}
