/** An error that the API returns; its words are `errors.{name}` in each language. */
export interface ErrorFacts {
  readonly code: number;
  /** HTTP status code. */
  readonly status: number;
}

/** Errors of features, which declare them here and give their facts as the default export of `endpoints/errors.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it.
export interface FeatureErrors {}

const features = import.meta.glob<Readonly<Record<string, ErrorFacts>>>('#app/*/endpoints/errors.ts', {
  eager: true,
  import: 'default',
});

const own = {
  badRequest: { code: 40000, status: 400 },
  unknownParameter: { code: 40001, status: 400 },
  unknownOperator: { code: 40002, status: 400 },
  badValue: { code: 40003, status: 400 },
  badRange: { code: 40004, status: 400 },
  badJson: { code: 40005, status: 400 },
  badFile: { code: 40006, status: 400 },
  unindexedSort: { code: 40007, status: 400 },
  pageTooDeep: { code: 40008, status: 400 },
  sessionExpired: { code: 402, status: 401 },
  wrongLogin: { code: 40101, status: 401 },
  verifyCodeNeeded: { code: 40102, status: 401 },
  verifyCodeWrong: { code: 40103, status: 401 },
  forbidden: { code: 40300, status: 403 },
  fieldForbidden: { code: 40301, status: 403 },
  outOfScope: { code: 40302, status: 403 },
  passwordChangeNeeded: { code: 40303, status: 403 },
  notFound: { code: 40400, status: 404 },
  noSuchRoute: { code: 40401, status: 404 },
  methodNotAllowed: { code: 40500, status: 405 },
  stale: { code: 40900, status: 409 },
  stillReferenced: { code: 40901, status: 409 },
  keyReused: { code: 40902, status: 409 },
  impossibleTransition: { code: 40903, status: 409 },
  bodyTooLarge: { code: 41300, status: 413 },
  wrongContentType: { code: 41500, status: 415 },
  invalid: { code: 42200, status: 422 },
  tooManyRequests: { code: 42900, status: 429 },
  uploadQuota: { code: 42901, status: 429 },
  tooManyExports: { code: 42902, status: 429 },
  headersTooLarge: { code: 43100, status: 431 },
  systemError: { code: 50000, status: 500 },
  busy: { code: 50300, status: 503 },
  statementTimeout: { code: 50301, status: 503 },
  databaseUnreachable: { code: 50302, status: 503 },
  diskFull: { code: 50700, status: 507 },
  exportSpace: { code: 50701, status: 507 },
} as const satisfies Record<string, ErrorFacts>;

export type ErrorName = keyof typeof own | keyof FeatureErrors;

export const errorCatalogue: Readonly<Record<ErrorName, ErrorFacts>> = Object.assign(
  {},
  own,
  ...Object.values(features),
);

export type WordParams = Readonly<Record<string, string | number>>;

/**
 * An error from the catalogue. `params` fill the placeholders of its message, the envelope returns `data`, the log
 * shows `cause`.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: number;
  readonly status: number;

  constructor(
    readonly error: ErrorName,
    readonly params: WordParams = {},
    readonly data: unknown = null,
    options?: ErrorOptions,
  ) {
    super(`${error} ${JSON.stringify(params)}`, options);
    this.code = errorCatalogue[error].code;
    this.status = errorCatalogue[error].status;
  }
}
