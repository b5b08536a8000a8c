import { resolve, sep } from 'node:path';
import { ModelError } from '../schema/declaration/model';
import { type Config, ConfigError } from '../server/config';
import { DataDirBusy } from '../server/database/data-dir-lock';
import { addressesOf, reasonOf } from '../server/database/hosts';
import { PlanError } from '../server/plan/plan-error';
import { RootPasswordError } from '../server/seed/seed';

/** The remedy for an error at start; undefined where only the stack helps. */
export function explain(error: unknown, config: Config | undefined): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ([ConfigError, DataDirBusy, PlanError, RootPasswordError].some((known) => error instanceof known))
    return error.message;
  if (error instanceof ModelError) return `The declarations have faults.\n\n${error.message}`;
  return config && explainSystemError(error, config);
}

function explainSystemError(error: NodeJS.ErrnoException, config: Config): string | undefined {
  if (error.syscall === 'listen') return explainListen(error, config);
  if (config.databaseUrl !== undefined && isConnectionError(error)) {
    return `The database at DATABASE_URL (${placeOf(config.databaseUrl)}) cannot be used: ${reasonOf(error)}`;
  }
  const isRefused = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(error.code ?? '');
  if (isRefused && isOfDataDir(error, config)) {
    return `DATA_DIR (${config.dataDir}) cannot be written: ${error.message}`;
  }
  return undefined;
}

function isOfDataDir(
  { code, path, syscall }: NodeJS.ErrnoException,
  { dataDir, databaseUrl }: Config,
): boolean {
  // A write to an open file fails without a path; the embedded database writes most.
  if (path === undefined) return code === 'ENOSPC' && databaseUrl === undefined;
  // A folder above DATA_DIR that is missing, too, is made first.
  return isWithin(dataDir, path) || (syscall === 'mkdir' && isWithin(path, dataDir));
}

function explainListen(error: NodeJS.ErrnoException, { host, port }: Config): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use. Stop what uses it, or set PORT to another one.`;
    case 'EACCES':
      return `Port ${port} needs more rights than this process has. Set PORT to one above 1023.`;
    default:
      return `${host}:${port} cannot be listened on: ${error.message}. Set HOST to an address of this machine.`;
  }
}

function isWithin(folder: string, path: string): boolean {
  return `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`);
}

/**
 * A refused, lost or timed-out connection, or a session that PostgreSQL rejected (classes 08, 28, 3D, 53, 57). An error
 * with a path is one of a file.
 */
function isConnectionError(error: NodeJS.ErrnoException): boolean {
  const { code = '', path } = error;
  if (path !== undefined) return false;
  return /^(08|28|3D|53|57)...$/.test(code) || /^E[A-Z_]+$/.test(code) || /connect|SSL/i.test(error.message);
}

/** The addresses without user and password. */
function placeOf(databaseUrl: string): string {
  const places = (addressesOf(databaseUrl) ?? []).map((address) => {
    const { hostname, port, pathname } = new URL(address);
    return `${hostname}:${port || 5432}${pathname}`;
  });
  return places.join(', ');
}
