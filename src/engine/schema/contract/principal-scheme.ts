/**
 * How callers other than accounts identify themselves, for the OpenAPI document: the default export of
 * `endpoints/principal.ts` of a feature.
 */
export interface PrincipalScheme {
  /** The `principal` of the endpoints that they may call. */
  readonly principal: string;
  /** The content of the header `Authorization`. */
  readonly description: string;
  /** A group of endpoints, and what it is for. */
  readonly tag: { readonly name: string; readonly description: string };
}
