import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** A folder that cannot be created or written to, or that is not empty. */
export class FolderError extends Error {}

/** Creates the folder and its parents, or accepts an empty folder. Throws a `FolderError` if it cannot be used. */
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

/** Creates one folder at a time: a recursive `mkdir` never ends if the system refuses one with ENOENT, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
