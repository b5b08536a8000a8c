import { useMemo } from 'react';
import { can, canRead } from '../../../schema/access/access';
import type { Verb } from '../../../schema/access/verbs';
import type { Action, Entity, Field } from '../../../schema/model/entity';
import { useActor } from '../../data/session';
import { hasReadableNames } from '../../data/targets';

/** What the user may do with an entity, by the same rules as on the server; computed once per page. */
export interface Permissions {
  may(verb: Verb): boolean;
  /** Workflow actions that the user may run on some records; the state of a record decides whether one is possible. */
  readonly actions: readonly Action[];
  /** Fields that the user may read, in declared order. */
  readonly fields: readonly Field[];
  /** Those fields without references whose labels the user cannot read. */
  readonly telling: readonly Field[];
}

const verbs: readonly Verb[] = ['show', 'create', 'update', 'delete', 'import', 'export'];

export function usePermissions(entity: Entity): Permissions {
  const actor = useActor();
  return useMemo(() => {
    const allowed = new Set(verbs.filter((verb) => can(actor, verb, entity)));
    const fields = [...entity.fields.values()].filter((field) => canRead(actor, field));
    return {
      may: (verb) => allowed.has(verb),
      actions: entity.actions.filter((action) => can(actor, action.name, entity)),
      fields,
      telling: fields.filter((field) => hasReadableNames(actor, field)),
    };
  }, [actor, entity]);
}
