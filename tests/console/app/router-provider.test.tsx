import { ResourceContext, type RouterProvider } from '@refinedev/core';
import refineProvider from '@refinedev/react-router';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { routerProvider } from '../../../src/engine/console/data/navigation/router-provider';

const resources = ['store', 'report'].map((name) => ({
  name,
  identifier: `/${name}/list`,
  list: `/${name}/list`,
  create: `/${name}/list/create`,
  edit: `/${name}/list/edit/:id`,
  show: `/${name}/list/show/:id`,
}));

function parsedBy({ parse }: RouterProvider, address: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ResourceContext.Provider value={{ resources }}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </ResourceContext.Provider>
  );
  return renderHook(() => parse?.()(), { wrapper }).result.current;
}

test.each([
  '/store/list',
  '/store/list?page=2&q=a%20b',
  '/store/list/create?merchant=3',
  '/report/list/show/7',
  '/report/list/edit/a%2Fb',
  '/dashboard',
])('18: refine learns of the address %s what its own provider says', (address) => {
  const own = parsedBy(routerProvider, address);
  expect(own).toEqual(parsedBy(refineProvider, address));
  expect(own?.pathname).toBe(address.split('?')[0]);
});
