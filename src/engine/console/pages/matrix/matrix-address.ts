import { idOf } from '../../../schema/query/scalar';

/** Roles and entities in the matrix; undefined: the first roles, and all entities. */
export interface MatrixChoice {
  readonly roles: readonly number[] | undefined;
  readonly entities: readonly string[] | undefined;
}

/** Parses `?roles=2,3&entities=book,author`. */
export function readChoice(query: URLSearchParams): MatrixChoice {
  const [roles, entities] = ['roles', 'entities'].map((name) => query.get(name)?.split(',').filter(Boolean));
  return { roles: roles?.flatMap((role) => idOf(role) ?? []), entities };
}

export function printChoice({ roles, entities }: MatrixChoice): string {
  const parts = Object.entries({ roles, entities }).flatMap(([name, values]) =>
    values && values.length > 0 ? [`${name}=${values.map(encodeURIComponent).join(',')}`] : [],
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
