import { newPasswordLength } from '../entity/write/new-password';
import type { SessionLimits } from './accounts/sessions';
import { addressesOf } from './database/hosts';
import type { DemoSize } from './seed/seed';

const demoSizes = { 0: 'none', small: 'small', 1: 'full' } as const satisfies Record<string, DemoSize>;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Undefined: the embedded engine in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Past a pooler; undefined: the same. */
  readonly directUrl: string | undefined;
  /** Whether recurring statements are prepared by name. */
  readonly prepare: boolean;
  /** Connections to PostgreSQL. */
  readonly poolSize: number;
  /** How long a statement may take in the database, in ms. */
  readonly statementTimeout: number;
  /** What an empty database is filled with: nothing, a business as it was in the last 60 days, or in 14 months. */
  readonly demo: DemoSize;
  /** Password of the ROOT account of an empty database without demo data; undefined: one is made up. */
  readonly rootPassword: string | undefined;
  /** With which Prometheus reads the metrics; undefined: only accounts with the permission do. */
  readonly metricsToken: string | undefined;
  /** Hosts that may give the QR code of reports though they have an address which is not public. */
  readonly qrPrivateHosts: readonly string[];
  readonly session: SessionLimits;
  /** How many days the history of a record is kept; 0: for ever. */
  readonly historyDays: number;
  readonly logLevel: string;
  /** How many proxies in front are believed about the caller's address. */
  readonly proxies: number;
  /** How long a server that stops still serves, in ms, so that a balancer notices that it is no longer ready. */
  readonly stopDelay: number;
}

/** A variable of the environment that cannot be used; says which, and what it may be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Reads the environment; an empty variable counts as unset. Throws `ConfigError`. */
export function readConfig(environment: Environment): Config {
  const hours = (name: string, fallback: number) =>
    number(environment, name, fallback, 0.01, 24 * 365) * 3_600_000;
  const prepare = oneOf(environment, 'PG_PREPARE', ['1', '0'], '1') === '1';
  const directUrl = databaseUrl(environment, 'DATABASE_DIRECT_URL');
  if (!prepare && directUrl === undefined) {
    throw new ConfigError(
      'PG_PREPARE=0 is for a pooler in transaction mode, which needs DATABASE_DIRECT_URL: the address of the database past the pooler.',
    );
  }
  return {
    port: number(environment, 'PORT', 5180, 0, 65_535, true),
    host: environment.HOST || '127.0.0.1',
    dataDir: environment.DATA_DIR || './data',
    databaseUrl: databaseUrl(environment, 'DATABASE_URL'),
    directUrl,
    prepare,
    poolSize: number(environment, 'PG_POOL', 10, 1, 1000, true),
    statementTimeout: number(environment, 'STATEMENT_TIMEOUT', 30, 0.1, 3600) * 1000,
    demo: demoSizes[oneOf(environment, 'DEMO', ['0', '1', 'small'], '1')],
    rootPassword: secret(environment, 'ROOT_PASSWORD', newPasswordLength.least, newPasswordLength.most),
    metricsToken: secret(environment, 'METRICS_TOKEN', 16, 256),
    qrPrivateHosts: hosts(environment, 'QR_PRIVATE_HOSTS'),
    session: { idle: hours('SESSION_IDLE_HOURS', 8), life: hours('SESSION_LIFE_HOURS', 7 * 24) },
    historyDays: number(environment, 'HISTORY_DAYS', 0, 0, 36_500, true),
    logLevel: oneOf(environment, 'LOG_LEVEL', logLevels, 'warn'),
    proxies: number(environment, 'TRUSTED_PROXIES', 0, 0, 10, true),
    stopDelay: number(environment, 'STOP_DELAY', 0, 0, 3600) * 1000,
  };
}

function number(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
  whole = false,
): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
  throw new ConfigError(
    `${name} is "${text}"; expected a ${whole ? 'whole ' : ''}number from ${min} to ${max}.`,
  );
}

function oneOf<Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const text = env[name] || fallback;
  const value = values.find((known) => known === text);
  if (value !== undefined) return value;
  throw new ConfigError(`${name} is "${text}"; expected one of ${values.join(', ')}.`);
}

function databaseUrl(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (addressesOf(text)) return text;
  // The value is not repeated: it may hold a password.
  throw new ConfigError(
    `${name} cannot be read; expected postgres://user:password@host:port/database, or several hosts separated by commas.`,
  );
}

function secret(env: Environment, name: string, least: number, most: number): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (text.length >= least && text.length <= most) return text;
  throw new ConfigError(`${name} has a wrong length; expected ${least} to ${most} characters.`);
}

/** As an address names them: in lower case, IPv6 in brackets. */
function hosts(env: Environment, name: string): readonly string[] {
  const given = (env[name] ?? '').split(',').map((host) => host.trim().toLowerCase());
  return given.filter(Boolean).map((host) => {
    if (/^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)$/.test(host) && URL.canParse(`http://${host}`)) {
      return new URL(`http://${host}`).hostname;
    }
    throw new ConfigError(
      `${name} has "${host}"; expected names of hosts or IP addresses without a port, IPv6 in brackets, separated by commas.`,
    );
  });
}
