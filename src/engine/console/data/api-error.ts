import { errorCatalogue } from '../../schema/contract/app-error';
import type { Envelope, InvalidData } from '../../schema/contract/envelope';

/** A failed call. `status` 0 and `code` 0: there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** refine's name for the status. */
  readonly statusCode: number;

  constructor(
    readonly code: number,
    readonly status: number,
    readonly msg: string,
    readonly data: unknown = null,
  ) {
    super(msg);
    this.statusCode = status;
  }

  get isAnswered(): boolean {
    return this.code !== 0 || this.status !== 0;
  }

  /** Whether the call succeeded, but the console cannot use the answer: the account has no role. */
  get isUnusable(): boolean {
    return this.code === 0 && this.status !== 0;
  }

  /** Whether the server refused the request and gives the reason in `msg`. */
  get isRefusal(): boolean {
    return this.code >= errorCatalogue.badRequest.code && this.code < errorCatalogue.systemError.code;
  }

  /** The message for a caller that shows failures itself; undefined when the expiry dialog shows it already. */
  get unsaid(): string | undefined {
    return this.code === errorCatalogue.sessionExpired.code ? undefined : this.msg;
  }

  /** Messages of a 422 by field; empty for any other error. */
  get fieldErrors(): Readonly<Record<string, string>> {
    if (this.status !== 422) return {};
    const { errors = [] } = (this.data ?? {}) as Partial<InvalidData>;
    return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  }

  /**
   * Ids of the records that already hold a unique value, keyed by field. If one record holds the values of several
   * fields, only the last of these fields is a key.
   */
  get takenBy(): Readonly<Record<string, number>> {
    if (this.status !== 422) return {};
    const { errors = [] } = (this.data ?? {}) as Partial<InvalidData>;
    const fields = new Map(
      errors.flatMap(({ field, params: { record } }) =>
        typeof record === 'number' ? [[record, field] as const] : [],
      ),
    );
    return Object.fromEntries([...fields].map(([record, field]) => [field, record]));
  }
}

/** Whether a body is an envelope; files are sent without one. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && typeof (body as Envelope).code === 'number';
}
