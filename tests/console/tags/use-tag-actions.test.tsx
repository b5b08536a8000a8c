import { renderHook } from '@testing-library/react';
import { HashRouter, NavigationType } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Tag, TagsState } from '../../../src/engine/console/data/navigation/tags-state';
import { useTagActions } from '../../../src/engine/console/frame/tags/use-tag-actions';

const path = '/system/menu';
const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
const tag = {
  path,
  location,
  by: NavigationType.Push,
  name: undefined,
  isHeld: false,
  usedAt: 1,
  round: 0,
} as Partial<Tag> as Tag;
const state: TagsState = { places: [], location, current: path, tags: [tag], leaving: undefined, visits: 1 };

test('a page is held until each that holds it has let go', async () => {
  const dispatch = vi.fn();
  const latest = { current: state };
  const { hold, refresh } = renderHook(() => useTagActions(latest, dispatch), { wrapper: HashRouter }).result
    .current;
  const [drawer, draft] = [vi.fn(async () => true), vi.fn(async () => false)];
  hold(path, 'drawer', drawer);
  hold(path, 'draft', draft);
  hold(path, 'drawer', undefined);
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'hold', path, isHeld: true });
  await refresh(path);
  expect([drawer.mock.calls.length, draft.mock.calls.length]).toEqual([0, 1]);
  expect(dispatch).not.toHaveBeenCalledWith({ type: 'refresh', path });
  hold(path, 'draft', undefined);
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'hold', path, isHeld: false });
  await refresh(path);
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'refresh', path });
});
