import { describe, expect, it } from 'vitest';
import type { MenuMeta, MenuRoute } from '../../../src/engine/console/data/navigation/menu-route';
import { navEntries } from '../../../src/engine/console/data/navigation/nav-entries';
import { allPlaces, pathOfComponent, placesOf } from '../../../src/engine/console/data/navigation/places';
import { resourcesOf } from '../../../src/engine/console/data/navigation/resources';
import { pages } from '../../../src/engine/console/start/pages';
import { actorWith, rootActor } from '../../support/actor';

const operator = actorWith({ roles: ['ADMIN'] });

function menu(
  path: string,
  component: string,
  meta: Partial<MenuMeta> = {},
  children?: MenuRoute[],
): MenuRoute {
  return { path, name: path, component, meta: { title: path, ...meta }, ...(children && { children }) };
}

const pathsOf = (menus: MenuRoute[], actor = operator) =>
  allPlaces(placesOf(menus, actor, pages)).map(({ path }) => path);

describe('placesOf', () => {
  it('joins relative paths and keeps absolute ones', () => {
    const menus = [
      menu('/store', 'Layout', {}, [menu('list', 'merchant/list'), menu('/else', 'dashboard/index')]),
    ];
    expect(pathsOf(menus)).toEqual(['/store', '/store/list', '/else']);
  });

  it('keeps what names no role, or one that is held; ROOT sees all', () => {
    const menus = [
      menu('/all', 'dashboard/index'),
      menu('/mine', 'dashboard/index', { roles: ['ADMIN', 'STORE'] }),
      menu('/theirs', 'Layout', { roles: ['STORE'] }, [menu('page', 'dashboard/index')]),
      menu('/nobody', 'dashboard/index', { roles: [] }),
    ];
    expect(pathsOf(menus)).toEqual(['/all', '/mine']);
    expect(pathsOf(menus, rootActor)).toEqual(['/all', '/mine', '/theirs', '/theirs/page', '/nobody']);
  });

  it('takes the first of two menus with the same path', () => {
    const places = placesOf(
      [menu('/a', 'entity/store/list'), menu('/a', 'dashboard/index')],
      operator,
      pages,
    );
    expect(places.map(({ target }) => target.kind)).toEqual(['entity']);
  });

  it('finds a page by the name of its component, among those that the reader sees', () => {
    const menus = [
      menu('/shops', 'Layout', {}, [menu('all', 'entity/store/list'), menu('again', 'entity/store/list')]),
      menu('/x5', 'device/x5/list'),
      menu('/theirs', 'entity/merchant/list', { roles: ['STORE'] }),
    ];
    const pathOf = (component: string) => pathOfComponent(placesOf(menus, operator, pages), component);
    const named = ['entity/store/list', 'entity/device/list', 'entity/merchant/list', 'Layout', ''];
    expect(named.map(pathOf)).toEqual(['/shops/all', undefined, undefined, undefined, undefined]);
    const stores = placesOf([menu('/stores', 'merchant/list')], operator, pages);
    expect(pathOfComponent(stores, 'entity/store/list')).toBe('/stores');
  });

  it('knows what each component opens', () => {
    const menus = [
      menu('/a', 'entity/merchant/list'),
      menu('/b', 'device/x5/list'),
      menu('/c', 'dashboard/index'),
      menu('/d', 'Layout'),
      menu('/f', 'no/such/page'),
      menu('https://example.org', 'iframe'),
      menu('/g', 'iframe', { params: { url: 'https://example.org/guide' } }),
      menu('/h', 'iframe', { params: { url: 'mailto:help@example.org' } }),
    ];
    expect(placesOf(menus, operator, pages).map(({ target }) => target)).toMatchObject([
      { kind: 'entity', claim: { entity: 'merchant' } },
      { kind: 'entity', claim: { entity: 'device', filters: [{ field: 'dev_type', value: 'X5' }] } },
      { kind: 'page' },
      { kind: 'group' },
      { kind: 'unknown' },
      { kind: 'link', href: 'https://example.org' },
      { kind: 'frame', url: 'https://example.org/guide' },
      { kind: 'link', href: 'mailto:help@example.org' },
    ]);
  });
});

describe('resourcesOf', () => {
  it('gives each place of an entity an identifier of its own, and the entity as its name', () => {
    const menus = [
      menu('/device', 'Layout', {}, [menu('x5', 'device/x5/list'), menu('fmp', 'device/fmp/list')]),
    ];
    expect(resourcesOf(placesOf(menus, operator, pages))).toMatchObject([
      { name: 'device', identifier: '/device/x5', list: '/device/x5', show: '/device/x5/show/:id' },
      {
        name: 'device',
        identifier: '/device/fmp',
        create: '/device/fmp/create',
        edit: '/device/fmp/edit/:id',
      },
    ]);
  });
});

it('17.16: the first resource of an entity lists all its records', () => {
  const menus = [
    menu('/x5-report', 'device/x5/report'),
    menu('/report', 'entity/report/list'),
    menu('/fmp-report', 'device/fmp/report'),
  ];
  expect(resourcesOf(placesOf(menus, operator, pages)).map(({ list }) => list)).toEqual([
    '/report',
    '/x5-report',
    '/fmp-report',
  ]);
});

describe('navEntries', () => {
  const shown = (menus: MenuRoute[]) =>
    navEntries(placesOf(menus, operator, pages)).map(({ place }) => place.path);

  it('leaves out hidden menus and empty groups', () => {
    const menus = [
      menu('/a', 'dashboard/index', { hidden: true }),
      menu('/b', 'Layout'),
      menu('/c', 'dashboard/index'),
    ];
    expect(shown(menus)).toEqual(['/c']);
  });

  it('shows the only page of a group in its place, unless the group always shows', () => {
    const group = (path: string, meta: Partial<MenuMeta>) =>
      menu(path, 'Layout', meta, [menu('one', 'dashboard/index')]);
    expect(shown([group('/a', {}), group('/b', { alwaysShow: true })])).toEqual(['/a/one', '/b']);
  });
});
