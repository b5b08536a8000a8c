import { newPasswordLength } from '../schema/write/new-password';
import type { SessionLimits } from './accounts/sessions';
import { addressesOf } from './database/hosts';

/** Demo data for an empty database: none, 60 days or 14 months of an invented business. */
export type DemoSize = 'none' | 'small' | 'full';

const demoSizes = { 0: 'none', small: 'small', 1: 'full' } as const satisfies Record<string, DemoSize>;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Undefined: the embedded engine in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Address without the pooler; undefined: `databaseUrl`. */
  readonly directUrl: string | undefined;
  /** Whether recurring statements are prepared by name. */
  readonly prepare: boolean;
  /** Maximum number of connections to PostgreSQL. */
  readonly poolSize: number;
  /** Maximum duration of a statement, in ms. */
  readonly statementTimeout: number;
  readonly demo: DemoSize;
  /** Password of the ROOT account in a new database without demo data; undefined: a random one. */
  readonly rootPassword: string | undefined;
  /** Token for Prometheus; undefined: only accounts with the permission may read the metrics. */
  readonly metricsToken: string | undefined;
  /** Hosts with a private address that may provide the QR code of reports. */
  readonly qrPrivateHosts: readonly string[];
  readonly session: SessionLimits;
  /** Days after which history is deleted; 0: never. */
  readonly historyDays: number;
  readonly logLevel: string;
  /** Number of trusted proxies in front of the server. */
  readonly proxies: number;
  /** Milliseconds for which a stopping server keeps serving, until the load balancer notices that it is not ready. */
  readonly stopDelay: number;
}

/** An invalid environment variable; the message has its name and the allowed values. */
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
    session: { idle: hours('SESSION_IDLE_HOURS', 8), lifetime: hours('SESSION_LIFE_HOURS', 7 * 24) },
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
  // Without the value, which may contain a password.
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

/** Hosts as in a URL: lower case, IPv6 in brackets. */
function hosts(env: Environment, name: string): readonly string[] {
  const parts = (env[name] ?? '').split(',').map((host) => host.trim().toLowerCase());
  return parts.filter(Boolean).map((host) => {
    if (/^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)$/.test(host) && URL.canParse(`http://${host}`)) {
      return new URL(`http://${host}`).hostname;
    }
    throw new ConfigError(
      `${name} has "${host}"; expected names of hosts or IP addresses without a port, IPv6 in brackets, separated by commas.`,
    );
  });
}
