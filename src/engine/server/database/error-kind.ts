/** The facts that both engines report about a failed statement. */
export interface DatabaseError {
  readonly code: string;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;
}

export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const { code, table, column, constraint } = error as Error & DatabaseError;
  return { code, table, column, constraint };
}

/**
 * Whether the error is a deadlock, a failed serialisation, or a cursor lost with its connection: a retry may succeed.
 */
export function isRetryable(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code;
  return code === '40001' || code === '40P01' || code === '34000';
}

/** Whether another request with the same idempotency key came first. */
export function isKeyTaken(error: unknown): boolean {
  const found = databaseErrorOf(error);
  return found?.code === '23505' && found.table === 'idempotency';
}

/** Why the database failed, where the statement is not at fault; names of the error catalogue. */
export type Outage = 'statementTimeout' | 'databaseUnreachable' | 'diskFull' | 'busy';

const codes: readonly (readonly [Outage, RegExp])[] = [
  ['statementTimeout', /^57014$/],
  ['diskFull', /^(53100|ENOSPC)$/],
  [
    'databaseUnreachable',
    /^(57|08|25P03|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/,
  ],
  ['busy', /^(53|55P03|34000)/],
];

/** Messages of drivers without a code. */
const messages: readonly (readonly [Outage, RegExp])[] = [
  ['databaseUnreachable', /^(Connection terminated|Client (has encountered a connection error|was closed))/],
  ['busy', /^timeout exceeded when trying to connect/],
];

export function isOutage(name: unknown): name is Outage {
  return codes.some(([outage]) => outage === name);
}

/** Undefined for errors of other kinds. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = databaseErrorOf(error)?.code;
  const [kinds, text] = code === undefined ? [messages, error.message] : [codes, code];
  return kinds.find(([, pattern]) => pattern.test(text))?.[0];
}
