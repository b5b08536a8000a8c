import { expect, test } from 'vitest';
import { claimOf, entityNames } from '../../../src/console/data/registry';
import { pageLoaders } from '../../../src/console/pages/page-loaders';
import { knownComponents, layoutComponent, servedComponents } from '../../../src/entity/menu/components';

test('the server knows which component names open a page of the console, and which do not yet', () => {
  const opens = [...knownComponents(entityNames)].filter((name) => claimOf(name) ?? pageLoaders[name]);
  expect([layoutComponent, ...opens].sort()).toEqual([...servedComponents(entityNames)].sort());
});
