import type { Entity } from '../model/entity';

/** What can be done with an entity; any other string is the name of a workflow action. */
export type Verb = 'list' | 'show' | 'create' | 'update' | 'delete' | 'import' | 'export';

const suffixOf: Readonly<Record<Verb, string>> = {
  list: 'view',
  show: 'view',
  create: 'add',
  update: 'edit',
  delete: 'delete',
  import: 'import',
  export: 'export',
};

/**
 * The permission string that a verb or workflow action needs, for instance `biz:store:add`. Who changes the settings
 * of an owner also saves them for the first time.
 */
export function permissionFor(entity: Entity, action: string): string {
  const verb = entity.singleton && action === 'create' ? 'update' : action;
  const suffix = isVerb(verb) ? suffixOf[verb] : verb;
  return `${entity.permission}:${suffix}`;
}

/** Everything that can be done with an entity, in the order a role form shows it. */
export function actionsOf(entity: Entity): string[] {
  const offered = (['create', 'update', 'delete', 'import', 'export'] as const).filter((verb) =>
    entity.operations.has(verb),
  );
  return ['list', 'show', ...offered, ...entity.actions.map((action) => action.name)];
}

/** Every permission string an entity knows, in the order a role form shows them. */
export function permissionsOf(entity: Entity): string[] {
  return [...new Set(actionsOf(entity).map((action) => permissionFor(entity, action)))];
}

/** Whether it is more than the name of a workflow action. */
export function isVerb(action: string): action is Verb {
  return action in suffixOf;
}
