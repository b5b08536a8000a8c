import { levels, userTypes } from '../contract/app';
import type { Matrix } from '../contract/endpoints/access';
import type { Entity } from '../model/entity';
import { decide } from './access';
import { type Actor, isRoot, type Reach, rootRole } from './actor';
import type { FieldRules } from './field-rules';
import { actionsOf, permissionFor } from './verbs';

export interface RoleGrants {
  readonly code: string;
  readonly scope: Reach;
  readonly perms: readonly string[];
  readonly fields: FieldRules;
}

/** The rights of a role's holders on one entity. */
type MatrixRow = Matrix['entities'][number];

/** An actor who holds only this role and is of the kind of account that the role is for. */
export function actorOfRole({ code, scope, perms, fields }: RoleGrants): Actor {
  const utype = (userTypes.find(({ reach }) => reach === scope) ?? userTypes[0]).value;
  const ties = Object.fromEntries(levels.map(({ name }) => [name, ['']]));
  const account = { id: 0, username: '', utype, ties, settings: [] };
  const held = { roles: [code], perms, scope, fields: code === rootRole ? {} : fields };
  return { kind: 'account', ...account, ...held, zone: null, mustChange: false };
}

/** The rights of a role's holders, entity by entity, computed by the functions that the server enforces. */
export function accessMatrix(role: RoleGrants, entities: Iterable<Entity>): MatrixRow[] {
  const actor = actorOfRole(role);
  return [...entities].map((entity) => ({
    entity: entity.name,
    rows: reachIn(actor, entity),
    actions: actionsOf(entity).map((action) => ({
      action,
      permission: permissionFor(entity, action),
      ...decide(actor, action, entity),
    })),
    hidden: actor.fields[entity.name]?.hidden ?? [],
    readonly: actor.fields[entity.name]?.readonly ?? [],
  }));
}

function reachIn(actor: Actor, entity: Entity): MatrixRow['rows'] {
  if (isRoot(actor) || actor.scope === 'all' || entity.scope.everyone) return 'all';
  return entity.scope.columns[actor.scope] === undefined ? 'none' : actor.scope;
}
