/** What both engines say of a failed statement. */
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

/** Deadlock, or a serialisation that failed: the same work may succeed when it is done again. */
export function isLostRace(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code;
  return code === '40001' || code === '40P01';
}

/** Another request with the same idempotency key has been faster. */
export function isKeyTaken(error: unknown): boolean {
  const found = databaseErrorOf(error);
  return found?.code === '23505' && found.table === 'idempotency';
}

const codes = /^(57|53|08|55P03|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|The embedded database is busy)/;

/** Cancelled, out of resources, or no connection, which the drivers partly say without a code. */
export function isUnavailable(error: unknown): boolean {
  if (codes.test(databaseErrorOf(error)?.code ?? '')) return true;
  return error instanceof Error && messages.test(error.message);
}
