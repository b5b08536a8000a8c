import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** A folder that cannot be made or written to, or that is not empty. */
export class FolderError extends Error {}

/** Makes the folder and those above it, unless it is there and empty. Throws a `FolderError` if it cannot be used. */
export function makeEmptyFolder(path: string): void {
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK);
    if (readdirSync(path).length === 0) return;
  } catch (error) {
    throw new FolderError(`${path} cannot be used: ${(error as Error).message}.`);
  }
  throw new FolderError(`${path} is not empty.`);
}

/** One folder after the other: where the system refuses one with ENOENT, as in /proc, a recursive `mkdir` never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
