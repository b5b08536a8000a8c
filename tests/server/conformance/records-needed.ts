import { levels } from '../../../src/engine/schema/contract/app';
import type { Model } from '../../../src/engine/schema/declaration/model';
import { type Entity, fieldNamed, type UniqueKey } from '../../../src/engine/schema/model/entity';
import { copiesOf } from '../../../src/engine/schema/write/copied-defaults';
import { uniqueKeys } from './bodies';

/** With this many records of each owner, most lists, filters and scopes match some and miss some. */
const usual = 4;
/** For entities whose values others copy, so that some records have a value, a unit and a state that fit. */
const copied = 60;
/** Maximum number of further records of an entity that the tests create. */
const further = 240;

/**
 * The number of records that each owner needs of each entity: more if a unique key of another entity refers
 * to it, because each record of that entity then needs another target or another combination.
 */
export function recordsNeeded(model: Model, tested: readonly Entity[]): (entity: Entity) => number {
  const entities = [...model.entities.values()];
  const needed = (entity: Entity, above: readonly Entity[]): number => {
    const ofKeys = entities.flatMap((referrer) =>
      scarceKeys(referrer)
        .filter(({ fields }) => fields.some((name) => fieldNamed(referrer, name).ref === entity.name))
        .filter(() => !above.includes(referrer))
        .map(({ fields }) => {
          const records = needed(referrer, [...above, referrer]) + (tested.includes(referrer) ? further : 0);
          return Math.ceil(records / usual ** (fields.length - 1));
        }),
    );
    const isCopied = tested.some((one) => copiesOf(one).some(({ through }) => through.ref === entity.name));
    return Math.max(isCopied ? copied : usual, ...ofKeys);
  };
  return (entity) => needed(entity, [entity]);
}

/** Keys whose fields all take few values. */
function scarceKeys(entity: Entity): UniqueKey[] {
  const owned = new Set(levels.map(({ name }) => entity.scope.columns[name]));
  return uniqueKeys(entity).filter(({ fields }) =>
    fields.every((name) => {
      const { type, ref } = fieldNamed(entity, name);
      return ref !== undefined || owned.has(name) || type === 'enum' || type === 'boolean';
    }),
  );
}
