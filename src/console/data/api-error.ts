import { errorCatalogue } from '../../entity/contract/app-error';
import type { Envelope, InvalidData } from '../../entity/contract/envelope';

/** A call that did not succeed. `status` 0 and `code` 0: nobody answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** What refine calls the status. */
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

  /** Whether the call succeeded, but with an answer that nobody can work with: an account without a role. */
  get isUnusable(): boolean {
    return this.code === 0 && this.status !== 0;
  }

  /** Whether the server understood, and says in `msg` why it will not. */
  get isRefusal(): boolean {
    return this.code >= errorCatalogue.badRequest.code && this.code < errorCatalogue.systemError.code;
  }

  /** What who shows failures itself has to say; nothing where the prompt of an ended session says it. */
  get unsaid(): string | undefined {
    return this.code === errorCatalogue.sessionExpired.code ? undefined : this.msg;
  }

  /** Messages of a 422 by field; empty for any other error. */
  get fieldErrors(): Readonly<Record<string, string>> {
    if (this.status !== 422) return {};
    const { errors = [] } = (this.data ?? {}) as Partial<InvalidData>;
    return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  }

  /** Of values that another record has: its id, by the last field that names it. */
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

/** Whether a body is an envelope, and not a file that passes through. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && typeof (body as Envelope).code === 'number';
}
