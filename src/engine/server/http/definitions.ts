import type { Endpoint } from '../../schema/contract/endpoint';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../schema/contract/endpoints/*.ts', '#app/*/endpoints/*.ts'],
  { eager: true },
);

export const definitions: readonly Endpoint[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
