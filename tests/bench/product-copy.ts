import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A built copy of this folder with further schemas, by name. */
export function productCopy(target: string, schemas: Readonly<Record<string, string>>): string {
  mkdirSync(target, { recursive: true });
  for (const name of ['src', 'schemas', 'resources', 'package.json', 'package-lock.json', 'vite.config.ts']) {
    cpSync(name, join(target, name), { recursive: true });
  }
  cpSync('tsconfig.json', join(target, 'tsconfig.json'));
  symlinkSync(resolve('node_modules'), join(target, 'node_modules'));
  for (const [name, text] of Object.entries(schemas)) writeFileSync(join(target, `schemas/${name}.ts`), text);
  execFileSync(process.execPath, ['src/engine/cli/build.mjs'], { cwd: target, stdio: 'inherit' });
  return target;
}
