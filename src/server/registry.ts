import { linked, type Model, modelOf } from '../entity/declaration/model';
import { entityOf } from '../entity/model/entity-of';
import type { EntitySchema } from '../entity/model/entity-schema';
import { definitions } from './http/definitions';

const modules = import.meta.glob<EntitySchema>('../../schemas/*.ts', { eager: true, import: 'default' });

/** The model of everything in `schemas/`. Throws `ModelError` with every fault in the declarations. */
export function checkedModel(): Model {
  return modelOf(
    Object.fromEntries(Object.entries(modules).map(([path, schema]) => [path.replace('../../', ''), schema])),
    definitions.flatMap(({ permission = [] }) => permission),
  );
}

/** The same; in the built server without the check, which takes half of a start and which the build has made. */
export function loadModel(): Model {
  return import.meta.env.PROD ? linked(Object.values(modules).map(entityOf)) : checkedModel();
}
