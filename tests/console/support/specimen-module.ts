import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { validatorsOf } from '../../../src/engine/schema/write/validator';
import { basketSchema, goodSchema } from '../../support/basket';
import { parcelSchema } from '../../support/parcel';
import { purchaseSchema } from '../../support/purchase';
import { ruledSchema } from '../../support/ruled';
import { specimen, specimenShop } from '../../support/specimen';

const others = [basketSchema, goodSchema, parcelSchema, purchaseSchema, ruledSchema];
const specimens = new Map([specimen, specimenShop, ...others.map(entityOf)].map((one) => [one.name, one]));

/** The module of this kind if a specimen has the name. Specimens have no translated words. */
export function specimenModule(kind: string, name: string) {
  const entity = specimens.get(name);
  if (!entity) return undefined;
  if (kind === 'schema') return { default: entity.schema };
  return { default: kind === 'validator' ? validatorsOf(entity).create : undefined };
}
