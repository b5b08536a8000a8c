import { linked, type Model } from '../../../src/engine/schema/declaration/model';
import type { Entity } from '../../../src/engine/schema/model/entity';
import { loadModel } from '../../../src/engine/server/registry';
import { type Server, serverOn } from '../../support/server';
import { specimen, specimenShop } from '../../support/specimen';
import type { engines } from '../database/engines';
import { openTables } from '../database/engines';

/** The product's entities, for which the server has endpoints of its own, and the `others`. */
export function modelWith(...others: Entity[]): Model {
  return linked([...loadModel().entities.values(), ...others]);
}

/** With every kind of field. */
export const specimenModel: Model = modelWith(specimen, specimenShop);

/** The whole server over an empty database of the engine; with `realSessions`, callers bring tokens. */
export async function openServer(
  engine: (typeof engines)[number],
  name: string,
  model: Model,
  options: { readonly realSessions?: boolean } = {},
): Promise<Server> {
  return serverOn(await openTables(engine, name, model), model, options);
}
