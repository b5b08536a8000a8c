import { type Model, modelOf } from '../entity/declaration/model';

const modules = import.meta.glob('../../schemas/*.ts', { eager: true, import: 'default' });

/** The model of everything in `schemas/`. Throws `ModelError` with every fault in the declarations. */
export function loadModel(): Model {
  return modelOf(
    Object.fromEntries(Object.entries(modules).map(([path, schema]) => [path.replace('../../', ''), schema])),
  );
}
