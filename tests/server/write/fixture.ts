import { linked, type Model } from '../../../src/engine/schema/declaration/model';
import type { Entity } from '../../../src/engine/schema/model/entity';
import { loadModel } from '../../../src/engine/server/registry';
import { type Server, serverOn } from '../../support/server';
import { specimen, specimenShop } from '../../support/specimen';
import type { engines } from '../database/engines';
import { openTables } from '../database/engines';

/** The entities of the product, which some endpoints of the server need, and `others`. */
export function modelWith(...others: Entity[]): Model {
  return linked([...loadModel().entities.values(), ...others]);
}

/** The entities of the product, and one with every kind of field. */
export const specimenModel: Model = modelWith(specimen, specimenShop);

/** The whole server on an empty database of the engine; with `realSessions`, callers send tokens. */
export async function openServer(
  engine: (typeof engines)[number],
  name: string,
  model: Model,
  options: { readonly realSessions?: boolean } = {},
): Promise<Server> {
  return serverOn(await openTables(engine, name, model), model, options);
}
