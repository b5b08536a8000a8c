import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { parcelSchema } from '../../support/parcel';
import { specimen, specimenShop } from '../../support/specimen';

const known = [specimen, specimenShop, entityOf(parcelSchema)];

/** In place of `src/engine/console/data/registry`: knows the specimens instead of the product's entities. */
export async function loadEntity(name: string) {
  const entity = known.find((one) => one.name === name);
  if (!entity) throw new Error(`No entity is named ${name}`);
  return entity;
}
