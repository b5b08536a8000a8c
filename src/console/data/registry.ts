import { validatorLoaders } from 'virtual:validators';
import type { ValidateFunction } from 'ajv/dist/2020';
import claims from '../../../resources/components';
import type { Entity } from '../../entity/model/entity';
import { entityOf } from '../../entity/model/entity-of';
import { resources, schemas } from './declarations';
import type { AnyResource, Claim, ComponentClaims } from './resource';

const entities = new Map<string, Promise<Entity>>();

/** Names of all entities, without loading one. */
export const entityNames: readonly string[] = Object.keys(schemas);

/** The entity of that name. A failed load is tried again by the next call. */
export function loadEntity(name: string): Promise<Entity> {
  const known = entities.get(name);
  if (known) return known;
  const load = schemas[name];
  if (!load) return Promise.reject(new Error(`No entity is named ${name}`));
  const loading = load().then(entityOf);
  entities.set(name, loading);
  loading.catch(() => entities.delete(name));
  return loading;
}

/** What `resources/<name>.tsx` says, or the default where there is no such file. */
export async function loadResource(name: string): Promise<AnyResource> {
  return (await resources[name]?.()) ?? { entity: name };
}

/** The compiled check of a whole record, the same that the server makes. */
export async function loadValidator(name: string): Promise<ValidateFunction> {
  const load = validatorLoaders[name];
  if (!load) throw new Error(`No entity is named ${name}`);
  return (await load()).default;
}

/** The entity that a component name of the server's menus shows. */
export function claimOf(component: string): Claim | undefined {
  const named = /^entity\/([a-z0-9-]+)\/list$/.exec(component)?.[1];
  if (named !== undefined) return schemas[named] && { entity: named };
  return (claims as ComponentClaims)[component];
}
