import type { GivenOf, Schema, ValueOf } from './json-schema';

/**
 * `entity.action`, such as `menu.list`, is decided as for the records of that entity; anything with a colon,
 * such as `sys:menu:publish`, is a permission string that the caller must hold.
 */
export type Permission = `${string}.${string}` | `${string}:${string}:${string}`;

/**
 * A call that is not generic CRUD, declared once. Validation, serialization, OpenAPI, the types of the handler and
 * of the console's calls, query keys and cache invalidation derive from it.
 */
export interface Endpoint {
  /** Unique among all endpoints: the `operationId` in OpenAPI, and the first part of a query key. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters as `:id`. A value that does not match the schema of `params` is answered with 404. */
  readonly path: `/${string}`;
  /** A second path with the same parameters; OpenAPI mentions it in words only, as beside others it would be ambiguous. */
  readonly alias?: `/${string}`;
  readonly summary: string;
  /** Of OpenAPI; `system` unless given. */
  readonly tags?: readonly string[];
  /** Who can call it; an account unless given. */
  readonly principal?: 'account' | 'device' | 'public';
  /** All that the caller needs; decided before the body is read. */
  readonly permission?: Permission | readonly Permission[];
  /** Whether an account can call it before it has replaced a password that somebody else chose. */
  readonly beforePasswordChange?: true;
  /** The entity that it is about: its field and action names appear in error messages. */
  readonly entity?: string;
  /** The entity whose first path segment it shares, where that is another than `entity`. */
  readonly below?: string;
  readonly params?: Schema;
  /** An unknown parameter or a wrong value is answered with 400. */
  readonly query?: Schema;
  /** Whether it takes any query and ignores it. */
  readonly anyQuery?: true;
  /** An unknown field or a wrong value is answered with 422. An endpoint without it takes an empty body only. */
  readonly body?: Schema;
  /** The handler reports missing and wrong fields in words of its own; the schema only refuses unknown ones. */
  readonly checksOwnBody?: true;
  /** Media types of the body; without JSON among them the handler reads the body itself. */
  readonly accepts?: readonly string[];
  /** In bytes; 64 KiB unless given. */
  readonly bodyLimit?: number;
  /** The envelope's `data`; null unless given. What the schema does not name is not sent. */
  readonly response?: Schema;
  /** Media type of an answer that is sent without an envelope, and not as `response` describes. */
  readonly answers?: string;
  /** Status codes of errors in addition to those that every such endpoint can answer. */
  readonly errors?: readonly number[];
  /** Whether it takes an `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Names of the data that the answer is made of: entities, or words shared with `changes` of other endpoints. */
  readonly reads?: readonly string[];
  /** Names of the data that a successful call changes; queries on endpoints and entities that read it become stale. */
  readonly changes?: readonly string[];
  /** Whether the answer contains text in the caller's language. */
  readonly isWorded?: true;
}

type Details = Omit<Endpoint, 'name' | 'method' | 'path'>;

/** Keeps the literal types of a definition. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<
  const Name extends string,
  const Method extends Endpoint['method'],
  const Path extends Endpoint['path'],
  const Given extends Details,
>(name: Name, method: Method, path: Path, given: Given) {
  return { ...given, name, method, path } satisfies Endpoint;
}

type Nothing = Readonly<Record<never, never>>;

export type ParamsOf<E> = E extends { readonly params: infer S } ? ValueOf<S> : Nothing;
export type QueryOf<E> = E extends { readonly query: infer S } ? ValueOf<S> : Nothing;
export type BodyOf<E> = E extends { readonly checksOwnBody: true }
  ? Readonly<Record<string, unknown>>
  : E extends { readonly body: infer S }
    ? ValueOf<S>
    : Nothing;
/** What a call answers: a file where the endpoint names its media type, else the `data` of the envelope. */
export type ResponseOf<E> = E extends { readonly answers: string }
  ? Blob
  : E extends { readonly response: infer S }
    ? ValueOf<S>
    : null;

/** What a call of the endpoint consists of; a part that can be empty may be left out. */
export type CallOf<E> = Part<'params', E> & Part<'query', E> & Part<'body', E>;

type Part<Name extends 'params' | 'query' | 'body', E> = E extends { readonly [Key in Name]: infer S }
  ? Nothing extends GivenOf<S>
    ? { readonly [Key in Name]?: GivenOf<S> }
    : { readonly [Key in Name]: GivenOf<S> }
  : { readonly [Key in Name]?: never };
