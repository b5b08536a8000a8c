import type { Entity } from '../model/entity';

/** The verbs of every entity; any other action is the name of a workflow action. */
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
 * The permission that a verb or workflow action requires, for instance `biz:book:add`. For a singleton, the permission
 * to update also covers its creation.
 */
export function permissionFor(entity: Entity, action: string): string {
  const verb = entity.singleton && action === 'create' ? 'update' : action;
  const suffix = isVerb(verb) ? suffixOf[verb] : verb;
  return `${entity.permission}:${suffix}`;
}

/** All verbs and workflow actions of an entity, in the order of the role form. */
export function actionsOf(entity: Entity): string[] {
  const offered = (['create', 'update', 'delete', 'import', 'export'] as const).filter((verb) =>
    entity.operations.has(verb),
  );
  return ['list', 'show', ...offered, ...entity.actions.map((action) => action.name)];
}

/** All permissions of an entity, in the order of the role form. */
export function permissionsOf(entity: Entity): string[] {
  return [...new Set(actionsOf(entity).map((action) => permissionFor(entity, action)))];
}

/** Whether it is a verb, not a workflow action. */
export function isVerb(action: string): action is Verb {
  return action in suffixOf;
}
