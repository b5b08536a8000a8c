import { expect, test } from 'vitest';
import { placesOf } from '../../../src/engine/console/data/navigation/places';
import { claimedComponents, loadEntityNames } from '../../../src/engine/console/data/registry';
import { pages } from '../../../src/engine/console/start/pages';
import { rootRole } from '../../../src/engine/schema/access/actor';
import { layoutComponent } from '../../../src/engine/schema/menu/components';
import { menuTree } from '../../../src/engine/server/menus/menu-tree';
import { isServed, withoutUnknown } from '../../../src/engine/server/menus/served-components';
import { loadModel } from '../../../src/engine/server/registry';
import { rootActor } from '../../support/actor';
import { entryOf } from '../../support/menu-entries';

test('N5: the server warns of exactly those component names that open no page of the console', async () => {
  const model = loadModel();
  const { entities } = model;
  const entityNames = await loadEntityNames();
  const existing = [
    layoutComponent,
    ...claimedComponents,
    ...pages.keys(),
    ...entityNames.map((entity) => `entity/${entity}/list`),
  ];
  for (const component of existing)
    expect([component, isServed(component, entities)]).toEqual([component, true]);
  const names = [...existing, 'entity/nothing/list', 'nothing'];
  for (const component of names) {
    const menus = menuTree(withoutUnknown([entryOf(1, { component })], model), [rootRole]);
    const [place] = placesOf(menus, rootActor, pages);
    expect([component, place?.target.kind !== 'unknown']).toEqual([component, isServed(component, entities)]);
  }
});
