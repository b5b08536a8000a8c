import { loadModule } from 'virtual:entity-modules';
import type { ValidateFunction } from 'ajv/dist/2020';
import claims from '#resources/components';
import type { Entity } from '../../schema/model/entity';
import { entityOf } from '../../schema/model/entity-of';
import { lists } from './declarations';
import type { Claim, ComponentClaims, Resource } from './resource';

const entities = new Map<string, Promise<Entity>>();

/** Names of all entities; loads no schema. */
export async function loadEntityNames(): Promise<readonly string[]> {
  return Object.keys((await import('virtual:entity-facts')).referring);
}

/** Names of the entities with a reference to this one. */
export async function loadReferring(name: string): Promise<readonly string[]> {
  return (await import('virtual:entity-facts')).referring[name] ?? [];
}

/** The entity of that name. After a failed load, the next call tries again. */
export function loadEntity(name: string): Promise<Entity> {
  const known = entities.get(name);
  if (known) return known;
  const loading = loadModule('schema', name).then((module) => entityOf(module.default));
  entities.set(name, loading);
  loading.catch(() => entities.delete(name));
  return loading;
}

/** Loads the requested parts of `resources/<name>.list.tsx`, `.form.tsx` and `.show.tsx`. */
export async function loadResource(name: string, ...parts: readonly (keyof Resource)[]): Promise<Resource> {
  const load = async (part: keyof Resource) =>
    part === 'list' ? lists[name]?.() : (await import('./view-parts')).viewParts[part][name]?.();
  return Object.fromEntries(await Promise.all(parts.map(async (part) => [part, await load(part)])));
}

/** The compiled validator of a whole record, the same as on the server. */
export async function loadValidator(name: string): Promise<ValidateFunction> {
  return (await loadModule('validator', name)).default;
}

/** The component names that `resources/components.ts` maps to entities. */
export const claimedComponents: readonly string[] = Object.keys(claims);

/** The entity behind a component name from the menus; the server never names an entity that does not exist. */
export function claimOf(component: string): Claim | undefined {
  const named = /^entity\/([a-z0-9-]+)\/list$/.exec(component)?.[1];
  if (named !== undefined) return { entity: named };
  return (claims as ComponentClaims)[component];
}
