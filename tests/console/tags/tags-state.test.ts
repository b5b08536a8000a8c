import { type Location, NavigationType } from 'react-router';
import { describe, expect, it } from 'vitest';
import { closedBy, nextAfter } from '../../../src/engine/console/data/navigation/closing';
import { fixedRoutes } from '../../../src/engine/console/data/navigation/fixed-routes';
import type { MenuRoute } from '../../../src/engine/console/data/navigation/menu-route';
import { placesOf } from '../../../src/engine/console/data/navigation/places';
import {
  keptTags,
  startTags,
  type TagsState,
  tagsReducer,
} from '../../../src/engine/console/data/navigation/tags-state';
import { pages } from '../../../src/engine/console/start/pages';
import { actorWith } from '../../support/actor';

const menu = (path: string, component: string, keepAlive = true): MenuRoute => ({
  path,
  name: path,
  component,
  meta: { title: path, keepAlive },
});

const menus = [
  menu('/stores', 'entity/store/list'),
  menu('/merchants', 'entity/merchant/list'),
  menu('/devices', 'entity/device/list', false),
  menu('/group', 'Layout'),
];
const operator = actorWith({ roles: ['ADMIN'] });
const placesWith = (routes: readonly MenuRoute[]) => placesOf([...routes, ...fixedRoutes], operator, pages);
const places = placesWith(menus);

const at = (address: string): Location => {
  const [pathname = '', search] = address.split('?');
  return { pathname, search: search === undefined ? '' : `?${search}`, hash: '', state: null, key: address };
};

const visit = (state: TagsState, address: string, among = places): TagsState =>
  tagsReducer(state, { type: 'arrive', location: at(address), by: NavigationType.Push, places: among });

const having = (...addresses: string[]): TagsState =>
  addresses.reduce((state, address) => visit(state, address), startTags(places, []));

const paths = ({ tags }: Pick<TagsState, 'tags'>) => tags.map(({ path }) => path);

describe('L2: tags', () => {
  it('are one for each list and each page of a record, the pinned one first', () => {
    const state = having('/stores', '/stores/show/1', '/stores?q=a', '/stores/edit/1', '/stores/create');
    expect(paths(state)).toEqual([
      '/dashboard',
      '/stores',
      '/stores/show/1',
      '/stores/edit/1',
      '/stores/create',
    ]);
    expect(state.current).toBe('/stores/create');
    expect(state.tags[1]?.location.search).toBe('?q=a');
  });

  it('are not made of errors, groups, or addresses of nothing', () => {
    const state = having('/404', '/401', '/group', '/nowhere', '/stores/show/1/more', '/');
    expect(paths(state)).toEqual(['/dashboard']);
    expect(state.current).toBeUndefined();
  });

  it('lead back to where the page was left', () => {
    const state = having('/stores?q=a', '/merchants');
    expect(state.tags[1]?.location.search).toBe('?q=a');
  });

  it('close at once, but the one in sight when another comes into it', () => {
    const closed = tagsReducer(having('/stores', '/merchants'), {
      type: 'close',
      paths: ['/stores', '/merchants'],
    });
    expect(paths(closed)).toEqual(['/dashboard', '/merchants']);
    expect(closed.leaving).toBe('/merchants');
    expect(paths(visit(closed, '/dashboard'))).toEqual(['/dashboard']);
    expect(paths(visit(closed, '/merchants'))).toEqual(['/dashboard', '/merchants']);
  });

  it('never close when pinned', () => {
    const state = tagsReducer(having('/dashboard', '/stores'), { type: 'close', paths: ['/dashboard'] });
    expect(paths(state)).toEqual(['/dashboard', '/stores']);
  });

  it('know a record by its name on each of its pages', () => {
    const named = tagsReducer(having('/stores/show/1', '/stores/show/2'), {
      type: 'name',
      path: '/stores/show/1',
      name: 'Example Feet',
    });
    const state = visit(named, '/stores/edit/1');
    expect(state.tags.map(({ name }) => name)).toEqual([
      undefined,
      'Example Feet',
      undefined,
      'Example Feet',
    ]);
  });

  it('go with the menus that lead to them', () => {
    const state = visit(having('/stores/show/1', '/merchants'), '/merchants', placesWith(menus.slice(1)));
    expect(paths(state)).toEqual(['/dashboard', '/merchants']);
  });

  it('come back after a reload, without a page behind them, and without those that mean nothing', () => {
    const remembered = ['/stores', '/dashboard', '/gone', '/stores'].map((path) => ({
      path,
      search: '?q=a',
    }));
    const state = startTags(places, remembered);
    expect(paths(state)).toEqual(['/dashboard', '/stores']);
    expect(keptTags(state, true)).toEqual([]);
  });
});

describe('L2: which tags close', () => {
  const { tags } = having('/stores', '/merchants', '/devices');
  it.each([
    ['this', ['/merchants']],
    ['others', ['/stores', '/devices']],
    ['left', ['/stores']],
    ['right', ['/devices']],
    ['all', ['/stores', '/merchants', '/devices']],
  ] as const)('%s', (closing, expected) => {
    expect(closedBy(tags, closing, '/merchants')).toEqual(expected);
  });

  it('brings the neighbour into sight: to the right, else to the left', () => {
    expect(nextAfter(tags, ['/merchants'], '/merchants')?.path).toBe('/devices');
    expect(nextAfter(tags, ['/merchants', '/devices'], '/merchants')?.path).toBe('/stores');
    expect(nextAfter(tags, ['/stores', '/merchants', '/devices'], '/merchants')?.path).toBe('/dashboard');
  });
});

describe('L2: pages behind tags', () => {
  const kept = (state: TagsState, isKeeping = true) => keptTags(state, isKeeping).map(({ path }) => path);
  const records = Array.from({ length: 14 }, (_, at) => `/stores/show/${at + 1}`);

  it('live while their menu says so, and the tags are shown', () => {
    const state = having('/stores', '/devices', '/merchants');
    expect(kept(state)).toEqual(['/stores', '/merchants']);
    expect(kept(state, false)).toEqual(['/merchants']);
  });

  it('are the latest used, but never lose what is not saved', () => {
    const [first = '', second = '', third = '', ...latest] = records;
    const state = tagsReducer(having(...records), { type: 'hold', path: second, isHeld: true });
    expect(kept(state)).toEqual([second, third, ...latest]);
    expect(kept(visit(state, first))).toEqual([first, second, ...latest]);
  });

  it('start afresh when they are refreshed', () => {
    const held = tagsReducer(having('/stores'), { type: 'hold', path: '/stores', isHeld: true });
    const { tags } = tagsReducer(held, { type: 'refresh', path: '/stores' });
    expect(tags[1]).toMatchObject({ round: 1, isHeld: false });
  });
});
