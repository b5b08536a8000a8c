import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { useMatchTitle } from '../../../src/engine/console/data/navigation/match-title';
import { matchPage } from '../../../src/engine/console/data/navigation/page-match';
import { placesOf } from '../../../src/engine/console/data/navigation/places';
import { changeLanguage } from '../../../src/engine/console/i18n/words';
import { pages } from '../../../src/engine/console/start/pages';
import { rootActor } from '../../support/actor';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);

const menu = { path: '/stores', name: 'store', component: 'entity/store/list', meta: { title: 'Our shops' } };
const places = placesOf([menu], rootActor, pages);

function titled(path: string, name?: string) {
  const spot = matchPage(places, path);
  if (!spot) throw new Error(`${path} is no page`);
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useMatchTitle([spot])(spot, name), { wrapper }).result;
}

it.each([
  ['/stores', 'Our shops'],
  ['/stores/create', 'New store'],
  ['/stores/show/5', 'Store #5'],
  ['/stores/edit/5', 'Edit store #5'],
])('L2: %s, before it has said a name, is called %s', async (path, title) => {
  const shown = titled(path);
  await waitFor(() => expect(shown.current).toBe(title));
});

it('L8: the page of a new record speaks the language in use, whatever it was called before', async () => {
  const shown = titled('/stores/create', 'Añadir tienda');
  await waitFor(() => expect(shown.current).toBe('New store'));
  await act(() => changeLanguage('es'));
  expect(shown.current).toBe('Añadir tienda');
  await act(() => changeLanguage('zh-cn'));
  expect(shown.current).toBe('新增门店');
  await act(() => changeLanguage('en'));
});
