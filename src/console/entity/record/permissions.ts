import { useMemo } from 'react';
import { can, canRead } from '../../../entity/access/access';
import type { Verb } from '../../../entity/access/verbs';
import type { Action, Entity, Field } from '../../../entity/model/entity';
import { useActor } from '../../data/session';
import { hasReadableNames } from '../../data/targets';

/** What the reader may do with an entity; decided once per page, by the server's own rules. */
export interface Permissions {
  may(verb: Verb): boolean;
  /** Workflow actions that the reader may ever take; whether one is possible depends on the record. */
  readonly actions: readonly Action[];
  /** Fields that the reader may see, in declared order. */
  readonly fields: readonly Field[];
  /** Of them those that say something: references to what has no names for the reader do not. */
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
