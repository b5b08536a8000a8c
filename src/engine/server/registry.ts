import { app } from '../schema/contract/app';
import { appFaults } from '../schema/declaration/check-app';
import { linked, type Model, ModelError, modelOf } from '../schema/declaration/model';
import { entityOf } from '../schema/model/entity-of';
import type { EntitySchema } from '../schema/model/entity-schema';
import { definitions } from './http/definitions';

const modules = import.meta.glob<EntitySchema>('#schemas/*.ts', { eager: true, import: 'default' });

/** The model of all entities in `schemas/`. Throws `ModelError` with every fault of the declarations. */
export function checkedModel(): Model {
  const model = modelOf(
    Object.fromEntries(
      Object.entries(modules).map(([path, schema]) => [path.replace(/^.*\/(?=[^/]+\/[^/]+$)/, ''), schema]),
    ),
    definitions.flatMap(({ permission = [] }) => permission),
  );
  const faults = appFaults(app, model.entities);
  if (faults.length > 0) throw new ModelError(faults);
  return model;
}

let loaded: Model | undefined;

/**
 * The same model, created once per process. The built server skips the check: the build has done it, and the check
 * takes half of the start.
 */
export function loadModel(): Model {
  loaded ??= import.meta.env.PROD ? linked(Object.values(modules).map(entityOf)) : checkedModel();
  return loaded;
}
