import { expect, test } from 'vitest';
import { placesOf } from '../../../src/console/data/navigation/places';
import { claimedComponents, entityNames } from '../../../src/console/data/registry';
import { pages } from '../../../src/console/start/pages';
import { layoutComponent } from '../../../src/entity/menu/components';
import { isServed } from '../../../src/server/menus/served-components';
import { loadModel } from '../../../src/server/registry';
import { rootActor } from '../../support/actor';

test('N5: the server warns of exactly those component names that open no page of the console', () => {
  const { entities } = loadModel();
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
    const menu = { path: '/a', name: 'a', component, meta: { title: 'a' } };
    const [place] = placesOf([menu], rootActor, pages);
    expect([component, place?.target.kind !== 'unknown']).toEqual([component, isServed(component, entities)]);
  }
});
