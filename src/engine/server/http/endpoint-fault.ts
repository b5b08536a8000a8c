import { isPerm } from '../../schema/access/perms';
import { actionsOf, isVerb } from '../../schema/access/verbs';
import type { Endpoint, Permission } from '../../schema/contract/endpoint';
import type { Model } from '../../schema/declaration/model';

/** Throws if a definition can never be called: its path lacks a parameter, or nobody can hold its permission. */
export function assertCallable({ method, path, params, permission = [] }: Endpoint, model: Model): void {
  const faults = [
    ...(params === undefined ? [] : faultsOfParams(path, Object.keys(params.properties ?? {}))),
    ...[permission].flat().flatMap((one) => faultOfPermission(one, model)),
  ];
  if (faults.length > 0) throw new Error(faults.map((fault) => `${method} ${path}: ${fault}`).join('\n'));
}

function faultsOfParams(path: string, described: readonly string[]): string[] {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return [
    ...described
      .filter((name) => !named.includes(name))
      .map((name) => `"params" describes "${name}", but the path has no ":${name}".`),
    ...named
      .filter((name) => !described.includes(name))
      .map((name) => `"params" does not describe ":${name}".`),
  ];
}

function faultOfPermission(permission: Permission, { entities }: Model): string[] {
  if (isPerm(permission)) return [];
  const [name = '', action = ''] = permission.split('.');
  const entity = entities.get(name);
  if (!entity) return [`the permission "${permission}" names no entity.`];
  if (isVerb(action) || entity.actions.some((one) => one.name === action)) return [];
  return [
    `the permission "${permission}" names no action of ${name}, which has ${actionsOf(entity).join(', ')}.`,
  ];
}
