import type { InputOf, Schema, ValueOf } from './json-schema';

/**
 * `entity.action`, such as `menu.list`, requires the permission for that action on the entity: a verb (list, show,
 * create, update, delete, import, export) or an action of its workflow. A text with colons, such as `sys:menu:publish`,
 * is the required permission itself.
 */
export type Permission = `${string}.${string}` | `${string}:${string}:${string}`;

/**
 * A call other than generic CRUD, declared once. Validation, serialization, OpenAPI, the types of the handler and of
 * the console's calls, query keys and cache invalidation derive from it.
 */
export interface Endpoint {
  /** Unique among all endpoints: the `operationId` in OpenAPI, and the first part of a query key. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters as `:id`. A value that does not match the schema of `params` results in 404. */
  readonly path: `/${string}`;
  /**
   * A second path with the same parameters; OpenAPI mentions it only in the description, since it would be ambiguous
   * next to other paths.
   */
  readonly alias?: `/${string}`;
  readonly summary: string;
  /** Tags in OpenAPI; default: the entity, or `system`. */
  readonly tags?: readonly string[];
  /** The kind of caller; default `account`. */
  readonly principal?: 'account' | 'public' | (string & {});
  /** The caller needs all of these; checked before the body is read. */
  readonly permission?: Permission | readonly Permission[];
  /** Whether an account can call it before it has replaced a password that somebody else set. */
  readonly beforePasswordChange?: true;
  /** The entity that it concerns: error messages use its field and action names. */
  readonly entity?: string;
  /** The entity whose first path segment the endpoint shares, if that is not `entity`. */
  readonly below?: string;
  readonly params?: Schema;
  /** An unknown parameter or a wrong value results in 400. */
  readonly query?: Schema;
  /** Names of parameters among the components of OpenAPI that the handler itself reads and checks. */
  readonly parameters?: readonly string[];
  /** Whether it accepts and ignores any query. */
  readonly anyQuery?: true;
  /** An unknown field or a wrong value results in 422. Without a schema only an empty body is accepted. */
  readonly body?: Schema;
  /** The handler itself reports missing and wrong fields; the schema only rejects unknown ones. */
  readonly checksOwnBody?: true;
  /** Media types of the body; without JSON the handler reads the body itself. */
  readonly accepts?: readonly string[];
  /** In bytes; default 64 KiB. */
  readonly bodyLimit?: number;
  /** Schema of the envelope's `data`; default null. Properties that it does not name are not sent. */
  readonly response?: Schema;
  /** Media type of a response without an envelope, to which `response` does not apply. */
  readonly answers?: string;
  /** Error status codes in addition to those that every such endpoint can return. */
  readonly errors?: readonly number[];
  /** Whether it accepts an `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Names of the data that it returns: entities, or names that `changes` of other endpoints use, too. */
  readonly reads?: readonly string[];
  /** Names of the data that a successful call changes; queries that read them become stale. */
  readonly changes?: readonly string[];
  /** Whether the response contains text in the caller's language. */
  readonly isWorded?: true;
}

type Details = Omit<Endpoint, 'name' | 'method' | 'path'>;

/** Keeps the literal types of a definition. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<
  const Name extends string,
  const Method extends Endpoint['method'],
  const Path extends Endpoint['path'],
  const Facts extends Details,
>(name: Name, method: Method, path: Path, facts: Facts) {
  return { ...facts, name, method, path } satisfies Endpoint;
}

type Nothing = Readonly<Record<never, never>>;

export type ParamsOf<E> = E extends { readonly params: infer S } ? ValueOf<S> : Nothing;
export type QueryOf<E> = E extends { readonly query: infer S } ? ValueOf<S> : Nothing;
export type BodyOf<E> = E extends { readonly checksOwnBody: true }
  ? Readonly<Record<string, unknown>>
  : E extends { readonly body: infer S }
    ? ValueOf<S>
    : Nothing;
/** The result of a call: a file where the endpoint declares its media type, else the `data` of the envelope. */
export type ResponseOf<E> = E extends { readonly answers: string }
  ? Blob
  : E extends { readonly response: infer S }
    ? ValueOf<S>
    : null;

/** The parts of a call; a part that can be empty is optional. */
export type CallOf<E> = Part<'params', E> & Part<'query', E> & Part<'body', E>;

type Part<Name extends 'params' | 'query' | 'body', E> = E extends { readonly [Key in Name]: infer S }
  ? Nothing extends InputOf<S>
    ? { readonly [Key in Name]?: InputOf<S> }
    : { readonly [Key in Name]: InputOf<S> }
  : { readonly [Key in Name]?: never };
