import { specimen, specimenShop } from '../../support/specimen';

/** In place of `src/console/data/registry`: knows the specimens instead of the product's entities. */
export async function loadEntity(name: string) {
  const entity = [specimen, specimenShop].find((known) => known.name === name);
  if (!entity) throw new Error(`No entity is named ${name}`);
  return entity;
}
