import { expect, test } from 'vitest';
import { placesOf } from '../../../src/console/data/navigation/places';
import { claimedComponents, loadEntityNames } from '../../../src/console/data/registry';
import { pages } from '../../../src/console/start/pages';
import { rootRole } from '../../../src/entity/access/actor';
import { layoutComponent } from '../../../src/entity/menu/components';
import { menuTree } from '../../../src/server/menus/menu-tree';
import { isServed, withoutUnknown } from '../../../src/server/menus/served-components';
import { loadModel } from '../../../src/server/registry';
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
