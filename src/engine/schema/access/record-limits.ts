import { levels } from '../contract/app';
import type { Entity } from '../model/entity';
import type { Actor } from './actor';
import { isRoot, rootRole } from './actor';
import type { Principal } from './principal';
import { isOwnRecord, rowScope } from './row-scope';

/** Why a record has limits; words for the actor under `limit.{reason}`, for others under `access.{reason}`. */
export type RecordRefusal = EngineRefusal | (string & {});

type EngineRefusal =
  | 'ownAccount'
  | 'ownPassword'
  | 'ownRights'
  | 'widerAccount'
  | 'rootRole'
  | 'ownRole'
  | 'givenOnce'
  | 'notBy'
  | 'before'
  | 'after'
  | 'guard'
  | 'locked';

/** Per-record restrictions on top of the entity's permissions: forbidden actions and read-only fields. */
export interface RecordLimits {
  /** By verb or workflow action. */
  readonly actions: Readonly<Record<string, RecordRefusal>>;
  readonly fields: Readonly<Record<string, RecordRefusal>>;
}

/** Fields that decide about the rights of an account. */
export const decidingFields: readonly string[] = ['roles', 'utype', ...levels.map(({ field }) => field)];

export const noLimits: RecordLimits = { actions: {}, fields: {} };

/**
 * An actor may neither disable nor delete the own account, nor change its rights. Only ROOT may edit an account with
 * more rights than the actor's.
 */
export function accountLimits(actor: Actor, id: number, isWider: boolean): RecordLimits {
  if (id === actor.id) {
    const rights = isRoot(actor) ? [] : decidingFields;
    return {
      actions: { delete: 'ownAccount' },
      fields: {
        available: 'ownAccount',
        password: 'ownPassword',
        ...Object.fromEntries(rights.map((field) => [field, 'ownRights' as const])),
      },
    };
  }
  if (isRoot(actor) || !isWider) return noLimits;
  return { actions: { update: 'widerAccount', delete: 'widerAccount' }, fields: {} };
}

/**
 * Only ROOT may edit the role ROOT, whose code, status and scope never change. Nobody may delete a role that they hold,
 * and only ROOT may disable one.
 */
export function roleLimits(actor: Actor, code: string): RecordLimits {
  if (code === rootRole) {
    return {
      actions: { delete: 'rootRole', ...(!isRoot(actor) && { update: 'rootRole' as const }) },
      fields: { code: 'rootRole', status: 'rootRole', scope: 'rootRole' },
    };
  }
  if (!actor.roles.includes(code)) return noLimits;
  return { actions: { delete: 'ownRole' }, fields: isRoot(actor) ? {} : { status: 'ownRole' } };
}

/**
 * An account that reaches records by their id sets some fields (`x-adds-below`: `once`) only when it adds a record, and
 * cannot change them later.
 */
export function ownRecordLimits(actor: Principal, entity: Entity): RecordLimits {
  if (!isOwnRecord(rowScope(actor, entity))) return noLimits;
  const fields = entity.addsBelow?.once ?? [];
  return { actions: {}, fields: Object.fromEntries(fields.map((field) => [field, 'givenOnce' as const])) };
}
