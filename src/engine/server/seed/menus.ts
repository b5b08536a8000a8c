import content from '#app/content';
import { actionWithPerm, entityPerms, permName } from '../../schema/access/entity-perms';
import { entityNamed, type Model, ModelError } from '../../schema/declaration/model';
import type { Entity } from '../../schema/model/entity';
import { identify } from '../database/insert';
import type { Transaction } from '../database/transaction';
import { hasWords } from '../http/words';
import type { Menu } from './menu';
import type { MenuSpec } from './menu-spec';
import { menuFaults } from './navigation-faults';

type Entry = Omit<Menu, 'id' | 'parent'>;

/** An entry and the index of its parent. */
interface Placed {
  readonly entry: Entry;
  readonly above: number | null;
}

/** Builds the tree with the buttons of each page, and assigns ids. Throws `ModelError` if it names what does not exist. */
export async function menusOf(transaction: Transaction, model: Model): Promise<Menu[]> {
  const faults = menuFaults(content.menus, model.entities);
  if (faults.length > 0) throw new ModelError(faults);
  const placed = placedOf(model, content.menus, null, 0);
  const numbered = await identify(transaction, entityNamed(model, 'menu').table, placed);
  return numbered.map(({ id, entry, above }) => ({
    ...entry,
    id,
    parent: above === null ? null : (numbered[above]?.id ?? null),
  }));
}

/** The specs with their descendants in tree order; `first` is the index of the first spec. */
function placedOf(model: Model, specs: readonly MenuSpec[], above: number | null, first: number): Placed[] {
  const placed: Placed[] = [];
  for (const [at, spec] of specs.entries()) {
    const position = first + placed.length;
    placed.push({ entry: pageOf(spec, at + 1), above });
    const buttons =
      spec.entity === undefined ? [] : buttonsOf(entityNamed(model, spec.entity), spec.perms ?? []);
    placed.push(...buttons.map((entry) => ({ entry, above: position })));
    placed.push(...placedOf(model, spec.children ?? [], position, first + placed.length));
  }
  return placed;
}

const unsaid = { path: null, component: null, redirect: null, url: null, perm: null, icon: null };

/** The entry itself, without its buttons and children. */
export function pageOf(spec: MenuSpec, sort: number): Entry {
  const { name, icon, path, entity, url, children } = spec;
  const common = { ...unsaid, name, icon, path, sort };
  if (children) {
    const [first] = children;
    const redirect = first ? `${path}/${first.path}` : null;
    return { ...common, type: 'directory', component: 'Layout', redirect };
  }
  if (url !== undefined) return { ...common, type: 'iframe', url };
  const list = entity === undefined ? null : `entity/${entity}/list`;
  return { ...common, type: 'menu', component: spec.component ?? list };
}

/**
 * One button per permission of the entity, of its fields, and of `further`. If a permission has no word among those of
 * menus, its button gets the title of the action, if there is one.
 */
function buttonsOf(entity: Entity, further: readonly string[]): Entry[] {
  return [...new Set([...entityPerms(entity), ...further])].map((perm, at) => ({
    ...unsaid,
    name: hasWords('en', `menu.${permName(perm)}`)
      ? permName(perm)
      : (actionWithPerm(entity, perm)?.title ?? permName(perm)),
    type: 'button',
    perm,
    sort: at + 1,
  }));
}
