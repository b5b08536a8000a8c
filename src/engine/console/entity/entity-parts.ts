import type { Entity } from '../../schema/model/entity';
import { loadEntity, loadResource } from '../data/registry';
import type { Resource } from '../data/resource';
import { loadTargets } from '../data/targets';
import { loadEntityWords } from '../i18n/load-entity-words';
import { once } from '../kit/once';

/** Loads the declaration, words and references of an entity, and these parts of its resource. */
const partsWith = (...parts: readonly (keyof Resource)[]) =>
  once(async (name: string): Promise<[Entity, Resource]> => {
    const loading = loadEntity(name);
    const [entity, resource] = await Promise.all([
      loading,
      loadResource(name, ...parts),
      loadEntityWords(name),
      loading.then(loadTargets),
    ]);
    return [entity, resource];
  });

const form = partsWith('form');

/** Loads the parts of an entity that each kind of page needs; `own`: a hand-written page. */
export const loadParts = {
  list: partsWith('list'),
  create: form,
  edit: form,
  show: partsWith('show'),
  own: partsWith('list', 'form', 'show'),
} as const;
