import { expect, test } from 'vitest';
import { home } from '../../../src/engine/schema/contract/app';
import { faultMessage } from '../../../src/engine/schema/keywords/fault';
import { loadModel } from '../../../src/engine/server/registry';
import { homeFaults, menuFaults } from '../../../src/engine/server/seed/navigation-faults';
import content from '../../../src/footwork/content';

const { entities } = loadModel();

test('20.1: the first page and the menus of the application name what exists', () => {
  expect([...homeFaults(home, entities), ...menuFaults(content.menus, entities)]).toEqual([]);
});

test('20.1: a first page or a menu of something that does not exist is named with its place', () => {
  const lost = { ...home, component: 'entity/shelf/list' };
  const menus = [
    { name: 'Stores', icon: 'shop', path: '/store', entity: 'stroe' },
    {
      name: 'More',
      icon: 'shop',
      path: '/more',
      children: [{ name: 'Page', icon: 'shop', path: 'page', component: 'no/page' }],
    },
  ];
  const faults = [...homeFaults(lost, entities), ...menuFaults(menus, entities)];
  expect(faults.map(faultMessage)).toEqual([
    'app.ts#/home/component\n  found "entity/shelf/list", expected a page that exists\n' +
      '  Name the component of a page, or entity/<name>/list.',
    'content.ts#/menus/0/entity\n  found "stroe", expected the name of an entity\n' +
      '  Correct the name, or remove what names it. Did you mean "store"?',
    'content.ts#/menus/1/children/0/component\n  found "no/page", expected a page that exists\n' +
      '  Name the component of a page, or entity/<name>/list.',
  ]);
});
