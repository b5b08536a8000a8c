import type { Entity } from '../../entity/entity';
import { loadEntity, loadResource } from '../registry';
import type { AnyResource } from '../resource';
import { loadEntityWords } from '../words/load-entity-words';
import { once } from './once';

/** What every page about an entity is made from, its words included. */
export const loadParts = once(async (name: string): Promise<[Entity, AnyResource]> => {
  const [entity, resource] = await Promise.all([loadEntity(name), loadResource(name), loadEntityWords(name)]);
  return [entity, resource];
});
