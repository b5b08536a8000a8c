import {
  enablingRefusals,
  grantRefusal,
  ruleRefusal,
  type StoredRole,
} from '../../../src/engine/console/overrides/role/grant-limits';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { roleBaseline } from '../../../src/engine/schema/access/role-limits';
import type { Grant } from '../../../src/engine/schema/contract/endpoints/access';
import type { RealServer } from './real-server';

/** A field that a role may hide. */
export const ruled = 'store.contact';
const keeping = { store: { hidden: ['contact'] } };

/** Every combination of: all of these grants or none, a hidden field or none, enabled or disabled. */
export function roleStates(code: string, grants: readonly Grant[]): StoredRole[] {
  const states: StoredRole[] = [];
  for (const status of ['enabled', 'disabled']) {
    for (const menus of [[], grants.map(({ id }) => id)]) {
      for (const field_rules of [null, keeping]) {
        states.push({ code, status, scope: 'all', menus, field_rules });
      }
    }
  }
  return states;
}

/** Writes this state to the stored role with SQL, without any checks. */
export async function storeRole({ server }: RealServer, id: number, role: StoredRole): Promise<void> {
  const rules = role.field_rules ? `'${JSON.stringify(role.field_rules)}'` : 'null';
  await server.rows(`update role set status = '${role.status}', field_rules = ${rules}
    where id = ${id}`);
  await server.rows(`delete from role__menus where owner = ${id}`);
  for (const [position, menu] of role.menus.entries()) {
    await server.rows(
      `insert into role__menus (owner, target, position) values (${id}, ${menu}, ${position})`,
    );
  }
}

/**
 * Whether the form of the stored role can reach the next state, if the user sets the status last, and if
 * first.
 */
export function isOffered(
  actor: Actor,
  stored: StoredRole,
  next: StoredRole,
  grants: readonly Grant[],
): { readonly statusLast: boolean; readonly statusFirst: boolean } {
  const permits = new Map(grants.map(({ id, perm }) => [id, perm]));
  const isEnabling = next.status === 'enabled' && stored.status !== 'enabled';
  const isEnabled = !isEnabling || enablingRefusals(actor, stored, { ...next }, permits).length === 0;
  return {
    statusLast: isEnabled && areChoices(actor, stored, { ...stored, ...next, status: stored.status }, grants),
    statusFirst: areChoices(actor, stored, next, grants),
  };
}

/**
 * Whether the form permits each change from the role to its next state, with the status of the next state.
 */
function areChoices(actor: Actor, stored: StoredRole, next: StoredRole, grants: readonly Grant[]): boolean {
  const role = roleBaseline(stored, next.status);
  const changed = grants.filter(({ id }) => next.menus.includes(id) !== (role?.menus.includes(id) ?? false));
  const before = grants.filter(({ id }) => role?.menus.includes(id));
  const isSameRule = role !== undefined && role.field_rules === next.field_rules;
  const refusals = [
    ...changed.map((grant) => grantRefusal(actor, role, grant, before)),
    isSameRule ? undefined : ruleRefusal(actor, role, next.field_rules ?? {}, ruled),
  ];
  return refusals.every((reason) => reason === undefined);
}

/**
 * Whether the server accepts the new state of the role. The code `ROOT` is taken, so the server stores
 * nothing.
 */
export async function isTaken(real: RealServer, id: number, next: StoredRole): Promise<boolean> {
  const body = { ...next, code: 'ROOT', version: 1 };
  const { data } = await real.call(`/roles/${id}`, { method: 'PUT', body });
  const errors = data.errors as { rule: string }[];
  return errors.every(({ rule }) => rule === 'unique');
}
