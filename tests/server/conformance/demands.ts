import { levels } from '../../../src/engine/schema/contract/app';
import { entityNamed, type Model } from '../../../src/engine/schema/declaration/model';
import { type Action, type Entity, fieldNamed } from '../../../src/engine/schema/model/entity';
import { withNested } from '../../../src/engine/schema/model/nested-fields';

/** The fields that must contain a level's codes because `x-exists` of scope columns demands it, each once. */
export function demandedCodes(model: Model) {
  const demands = [...model.entities.values()].flatMap(({ scope, fields }) =>
    levels.flatMap((level) => {
      const exists = fields.get(scope.columns[level.name] ?? '')?.property['x-exists'];
      if (!exists || level.entity !== undefined) return [];
      const { entity, by, where = {} } = exists;
      const key = JSON.stringify([level.name, exists]);
      return [[key, { level, entity: entityNamed(model, entity), by, where }] as const];
    }),
  );
  return new Map(demands).values();
}

/** The action from the initial state to a state that `x-ref-where` of other entities requires, if there is one. */
export function demandedStep(model: Model, entity: Entity): Action | undefined {
  const demands = [...model.entities.values()].flatMap(({ fields }) =>
    withNested([...fields.values()]).flatMap(({ ref, refWhere }) =>
      ref === entity.name ? [refWhere ?? {}] : [],
    ),
  );
  return entity.actions.find((action) => {
    const start = fieldNamed(entity, action.field).property.default;
    return demands.some((demand) => {
      const states: readonly unknown[] = [demand[action.field] ?? start].flat();
      return (
        !states.includes(start) && states.includes(action.to) && action.from.some((from) => from === start)
      );
    });
  });
}

/** The entities and those that they refer to, each after those that it refers to. */
export function inOrderOfNeed(model: Model, entities: readonly Entity[]): readonly Entity[] {
  const ordered = new Set<Entity>();
  const visit = (entity: Entity, above: readonly Entity[]) => {
    if (ordered.has(entity) || above.includes(entity)) return;
    for (const field of withNested([...entity.fields.values()])) {
      if (field.ref !== undefined && !field.system) visit(entityNamed(model, field.ref), [...above, entity]);
    }
    ordered.add(entity);
  };
  for (const entity of entities) visit(entity, []);
  return [...ordered];
}
