import type { Reference } from '../../../schema/contract/component';
import type { Schema } from '../../../schema/contract/json-schema';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly style?: 'form';
  readonly explode?: boolean;
}

interface Content {
  readonly [mediaType: string]: { readonly schema: Schema };
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>;
  readonly content?: Content;
}

export interface RequestBody {
  readonly required: boolean;
  readonly content: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  /** Empty: public. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

export type Method = 'get' | 'post' | 'put' | 'delete';

export type Paths = Record<string, Partial<Record<Method, Operation>>>;

export function addOperation(paths: Paths, path: string, method: Method, operation: Operation): void {
  paths[path] = { ...paths[path], [method]: operation };
}
